import { Term } from '../../../../ui/Term.tsx'
import { Spot, type Targets } from '../../../../ui/target.tsx'
import { GOOD } from '../../rules/goods.ts'
import type { Item } from '../../rules/vocabulary.ts'
import { ItemPiece, Stack } from '../pieces/ItemPiece.tsx'
import { Worth, type WorthOf } from '../pieces/Worth.tsx'

interface Props {
  at: string
  seat?: number
  item: Item
  count: number
  targets?: Targets | undefined
  /** One token stands for all. */
  flat?: boolean
}

/** Tokens of one kind in one place: how many, what each feeds or burns, what they are called. */
export function Pile({ at, seat, item, count, targets, flat }: Props) {
  const worth: WorthOf = item === 'franc' ? {} : GOOD[item]
  const look = ['pile', count === 0 && 'is-empty', (worth.food || worth.energy) && 'has-worth']
  return (
    <Spot at={at} seat={seat} targets={targets}>
      <span class={look.filter(Boolean).join(' ')}>
        {flat ? <ItemPiece item={item} /> : <Stack item={item} count={count} />}
        <b>{count}</b>
        <Worth of={worth} />
        <small>
          <Term id={item} />
        </small>
      </span>
    </Spot>
  )
}
