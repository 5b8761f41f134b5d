/** Weights that foretell a value from what is given, with the least sum of squared errors. */

interface LeastSquares {
  add: (given: readonly number[], value: number) => void
  /** The weights for all that was added. */
  solve: () => number[]
}

/** Begins with weights of nothing, each held there as by `ridge` observations of one. */
export function leastSquares(size: number, ridge: number): LeastSquares {
  const rows = Array.from({ length: size }, (_, row) => {
    const cells = Array<number>(size + 1).fill(0)
    cells[row] = ridge
    return cells
  })
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0

  function takeOff(row: number, pivot: number): void {
    const factor = at(row, pivot) / at(pivot, pivot)
    const cells = rows[row] ?? []
    for (let column = pivot; column <= size; column++)
      cells[column] = at(row, column) - factor * at(pivot, column)
  }
  return {
    add(given, value) {
      for (const [row, cells] of rows.entries()) {
        const here = given[row] ?? 0
        for (let column = 0; column < size; column++)
          cells[column] = (cells[column] ?? 0) + here * (given[column] ?? 0)
        cells[size] = (cells[size] ?? 0) + here * value
      }
    },
    // A ridge above nothing keeps every pivot above nothing, so no rows need be exchanged.
    solve() {
      for (let pivot = 0; pivot < size; pivot++)
        for (let row = 0; row < size; row++) if (row !== pivot) takeOff(row, pivot)
      return rows.map((_, row) => at(row, size) / at(row, row))
    },
  }
}
