import type { ComponentChild } from 'preact'
import { Message } from '../../../ui/Message.tsx'
import type { Segment } from '../words/markup.ts'
import '../../../ui/figure/toggles.css'

interface Column {
  head: ComponentChild
  isPicked?: boolean
}

interface Row {
  id: string
  head: ComponentChild
  /** One number for each column. */
  cells: readonly number[]
}

interface Props<Id extends string> {
  /** What the table is worked out with, each switched on and off. */
  label: string
  options: readonly { id: Id; words: readonly Segment[] }[]
  on: readonly Id[]
  onToggle: (id: Id) => void
  corner: ComponentChild
  columns: readonly Column[]
  rows: readonly Row[]
  /** Whether the column changes nothing any more in this row. */
  isCapped?: (row: string, column: number) => boolean
}

/** A table of numbers that follow what the reader switches on above it. */
export function TryTable<Id extends string>(props: Props<Id>) {
  const { label, options, on, onToggle, corner, columns, rows, isCapped } = props
  const picked = (column: number): string => (columns[column]?.isPicked ? 'is-picked' : '')
  return (
    <div class="live-table">
      <fieldset class="toggles" aria-label={label}>
        {options.map(({ id, words }) => (
          <button
            key={id}
            type="button"
            class="quiet-action"
            data-key={`try:${id}`}
            aria-pressed={on.includes(id)}
            onClick={() => onToggle(id)}
          >
            <Message segments={words} />
          </button>
        ))}
      </fieldset>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ head }, column) => (
              <th key={column} scope="col" class={picked(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, cells }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((count, column) => (
                <td
                  key={column}
                  class={`${picked(column)} ${isCapped?.(id, column) ? 'capped' : ''}`}
                >
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The list with `id` in it, or without where it was there. */
export const toggled = <Id extends string>(on: readonly Id[], id: Id): Id[] =>
  on.includes(id) ? on.filter((one) => one !== id) : [...on, id]
