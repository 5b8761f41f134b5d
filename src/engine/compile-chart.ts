/** Writes a chart out as compiled code: a function for each place where it branches, one for each decision, one that draws there. */
import type { Chart } from './chart.ts'
import { tableOf, type Way } from './chart-table.ts'

/** What compiled code is made from: a game's chart, and what stands behind its names. */
interface CompileSource {
  chart: Chart<string, string, string>
  guards: object
  /** Asked only how many parameters each takes. */
  steps: Readonly<Record<string, (...given: never[]) => void>>
  moveDefinitions: Readonly<
    Record<
      string,
      {
        checks: readonly { rule: string }[]
        again?: unknown
        counted?: unknown
        draw?: unknown
        applyDrawn?: unknown
      }
    >
  >
  /** Names of the chart that a game need not have: guards that are never open, steps that do nothing, decisions not asked. */
  without?: ReadonlySet<string>
  /** The types of the game, as `types.ts` in the folder of its rules calls them. */
  types: string
  /** The folder below that of the rules which has `move-definitions.ts` and `sequence.ts`; the rules' own without. */
  folder?: string
}

type Lines = readonly string[]
type NamedWay = Way<string, string>

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
/** 'captain.loading' as part of a name: CaptainLoading. */
const joined = (path: string): string => path.split('.').map(capital).join('')
const block = (head: string, lines: Lines): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

/** The text of the module that plays a game's chart: `generated/compiled-chart.ts` in the folder of its rules. */
export function compileChart({
  chart,
  guards,
  steps,
  moveDefinitions,
  without = new Set(),
  types,
  folder = '',
}: CompileSource): string {
  const table = tableOf<string, string, string>(chart, {
    guards: { ...guards, legal: null },
    steps: { ...steps, play: null },
  })
  const open = (ways: readonly NamedWay[]): NamedWay[] =>
    ways
      .filter(({ guard }) => !guard || !without.has(guard))
      .map((way) => ({ ...way, steps: way.steps.filter((name) => !without.has(name)) }))
  const waysOn = (path: string): readonly NamedWay[] => {
    const place = table.get(path)
    return open(place?.done ? [place.done] : (place?.always ?? []))
  }
  const decisions = [...table].flatMap(([path, place]) => {
    // Where ways are always open nobody waits for a move.
    if (place.always.length > 0) return []
    const played = [...place.on].filter(([kind]) => kind in moveDefinitions)
    const on = new Map(played.map(([kind, ways]) => [kind, untilOpen(open(ways))]))
    return on.size > 0 && !without.has(path) ? [{ path, on }] : []
  })
  const kinds = Object.keys(moveDefinitions).filter((kind) =>
    decisions.some(({ on }) => on.has(kind)),
  )
  const isCounted = (kind: string): boolean => moveDefinitions[kind]?.counted !== undefined
  const drawsItself = (kind: string): boolean => moveDefinitions[kind]?.draw !== undefined

  /** Lines that come to a place and go on from it; where its ways branch, in a function of its own. */
  const arrive = (path: string, passed: Lines = []): string[] => {
    if (passed.includes(path)) throw new Error(`chart: ${path} leads to itself without end`)
    const [way, ...others] = waysOn(path)
    if (!way) return [`state.at = '${path}'`]
    return way.guard || others.length > 0
      ? [`to${joined(path)}(state, emit)`]
      : take(way, path, '', [...passed, path])
  }
  const take = (
    { steps: names, target }: NamedWay,
    from: string,
    kind = '',
    passed: Lines = [],
  ) => [
    ...names.map((name) => {
      if (name === 'play') return `${kind}.apply(state, move, emit)`
      return `steps.${name}(state${(steps[name]?.length ?? 0) > 1 ? ', emit' : ''})`
    }),
    ...arrive(target ?? from, passed),
  ]

  const arriving = [...table.keys()].flatMap((path) => {
    const ways = waysOn(path)
    if (!ways.some(({ guard }) => guard)) return []
    const branches = ways.flatMap((way, index) => [
      `${index > 0 ? '} else ' : ''}${way.guard ? `if (guards.${way.guard}(state)) ` : ''}{`,
      ...take(way, path).map((line) => `  ${line}`),
    ])
    const open = ways.some(({ guard }) => !guard)
    // Where no way is open it stays, though no position of the game is one that stands there.
    const stuck = open ? [] : ['} else {', `  Object.assign(state, { at: '${path}' })`]
    const lines = [...branches, ...stuck, '}']
    const sender = lines.some((line) => /\bemit\b/.test(line)) ? 'emit' : '_emit'
    const head = `function to${joined(path)}(state: State, ${sender}: Emit): void`
    return [...block(head, lines), '']
  })

  const leaving = decisions.flatMap(({ path, on }) => {
    const cases = [...on].flatMap(([kind, ways]) => [
      `case '${kind}':`,
      ...ways
        .flatMap((way) =>
          asksNothing(way)
            ? [...take(way, path, kind), 'return true']
            : block(`if (guards.${way.guard}(state))`, [...take(way, path, kind), 'return true']),
        )
        .map((line) => `  ${line}`),
      ...(!ways.some(asksNothing) ? ['  return false'] : []),
    ])
    const body = block('switch (move.do)', [...cases, 'default:', '  return false'])
    return [
      ...block(`function from${joined(path)}(state: State, move: Move, emit: Emit): boolean`, body),
      '',
    ]
  })

  const keeping = kinds.flatMap((kind) => {
    const rules = (moveDefinitions[kind]?.checks ?? []).map(({ rule }) => rule)
    if (rules.length === 0)
      return [`const keeps${capital(kind)} = (_state: State, _move: Move): boolean => true`, '']
    const asked = rules.map((rule) => `${kind}Rules['${rule}'].keeps(state, move)`).join(' &&\n  ')
    return [
      ...block(
        `const ${kind}Rules =`,
        rules.map((rule) => `'${rule}': checkOf(${kind}, '${rule}'),`),
      ),
      `const keeps${capital(kind)} = (state: State, move: Move): boolean =>`,
      `  ${asked}`,
      '',
    ]
  })

  const judging = decisions.flatMap(({ path, on }) => {
    const kept = (kind: string): string =>
      `${moveDefinitions[kind]?.again ? `${kind}.again?.keeps(state, move) !== false && ` : ''}keeps${capital(kind)}(state, move)`
    const cases = [...on.keys()].flatMap((kind) => [`case '${kind}':`, `  return ${kept(kind)}`])
    return [
      ...block(
        `function isLegalAt${joined(path)}(state: State, move: Move): boolean`,
        block('switch (move.do)', [...cases, 'default:', '  return false']),
      ),
      '',
    ]
  })

  const drawing = decisions.flatMap(({ path, on }) => {
    const own = [...on.keys()].filter(drawsItself)
    const listed = [...on.keys()].filter((kind) => !drawsItself(kind))
    const head = `function drawAt${joined(path)}(state: State, random: Random): Move | null`
    const lines = draw(own, listed, isCounted)
    return [...block(head, lines), '']
  })

  const playing = decisions.flatMap(({ path, on }) => {
    const listed = [...on.keys()].filter((kind) => !drawsItself(kind))
    const [kind = '', ...others] = [...on.keys()].filter(drawsItself)
    const way = on.get(kind)?.[0]
    const atOnce =
      others.length === 0 && way?.steps[0] === 'play' && moveDefinitions[kind]?.applyDrawn
        ? [
            `${kind}.applyDrawn?.(state, random)`,
            ...quietly(take(way, path, kind).slice(1)),
            'return true',
          ]
        : []
    const made = [
      `const move = drawAt${joined(path)}(state, random)`,
      `return move !== null && from${joined(path)}(state, move, noop)`,
    ]
    const none = listed.map((other) => `${countOf(other, isCounted)} === 0`).join(' && ')
    const lines =
      atOnce.length === 0
        ? made
        : listed.length === 0
          ? atOnce
          : [...block(`if (${none})`, atOnce), ...made]
    const head = `function playAt${joined(path)}(state: State, random: Random): boolean`
    return [...block(head, lines), '']
  })

  /** A function of the module that goes by the place where a position stands. */
  const byPlace = (head: string, called: string, given: string, none: string): string[] => {
    const cases = decisions.flatMap(({ path }) => [
      `case '${path}':`,
      `  return ${called}${joined(path)}(${given})`,
    ])
    return [...block(head, block('switch (state.at)', [...cases, 'default:', `  return ${none}`]))]
  }

  return `${[
    '/** The order of play and the random mover as compiled code: made from the chart and the move definitions by `npm run -s codegen`. */',
    "import { noop } from '../../../../engine/events.ts'",
    "import { checkOf, numbersTo, type CompiledChart } from '../../../../engine/compiled-chart.ts'",
    "import type { EmitOf } from '../../../../engine/types.ts'",
    `import { MOVE_DEFINITIONS } from '../${folder}move-definitions.ts'`,
    `import { guards, steps } from '../${folder}sequence.ts'`,
    `import type { ${types} } from '../types.ts'`,
    '',
    `type State = ${types}['Position']`,
    `type Move = ${types}['Move']`,
    `type Emit = EmitOf<${types}>`,
    'type Random = () => number',
    '',
    `const { ${kinds.join(', ')} } = MOVE_DEFINITIONS`,
    '',
    '// Where the game goes on by itself.',
    '',
    ...arriving,
    '// Where a move leads from a decision.',
    '',
    ...leaving,
    '// Whether a move keeps every rule of its act.',
    '',
    ...keeping,
    ...block(
      'function keeps(state: State, move: Move): boolean',
      block('switch (move.do)', [
        ...kinds.flatMap((kind) => [
          `case '${kind}':`,
          `  return keeps${capital(kind)}(state, move)`,
        ]),
        'default:',
        '  return false',
      ]),
    ),
    '',
    '// Whether a decision may be answered so.',
    '',
    ...judging,
    ...byPlace(
      'function isLegal(state: State, move: Move): boolean',
      'isLegalAt',
      'state, move',
      'false',
    ),
    '',
    '// One legal move of a decision, each as likely as any other.',
    '',
    ...drawing,
    '// The same drawn and played.',
    '',
    ...playing,
    ...byPlace(
      'function step(state: State, move: Move, emit: Emit): boolean',
      'from',
      'state, move, emit',
      'false',
    ),
    '',
    ...byPlace(
      'function randomMove(state: State, random: Random): Move | null',
      'drawAt',
      'state, random',
      'null',
    ),
    '',
    ...byPlace(
      'function playRandomMove(state: State, random: Random): boolean',
      'playAt',
      'state, random',
      'false',
    ),
    '',
    `export const compiledChart: CompiledChart<${types}> = { step, keeps, isLegal, randomMove, playRandomMove }`,
  ].join('\n')}\n`
}

const asksNothing = ({ guard }: NamedWay): boolean => !guard || guard === 'legal'

/** The ways down to the first that asks nothing: those behind it are never taken. */
function untilOpen(ways: readonly NamedWay[]): readonly NamedWay[] {
  const first = ways.findIndex(asksNothing)
  return first < 0 ? ways : ways.slice(0, first + 1)
}

/** Lines that tell nobody what happens. */
const quietly = (lines: Lines): string[] => lines.map((line) => line.replace(', emit)', ', noop)'))

/** How many candidates a move definition lists. */
const countOf = (kind: string, isCounted: (kind: string) => boolean): string =>
  isCounted(kind)
    ? `(${kind}.counted?.count(state) ?? 0)`
    : `(${kind}.candidates(state) as readonly Move[]).length`

/** Draws candidates by their number until one is legal: lists are not joined, and what is counted is made once drawn. */
function draw(own: Lines, listed: Lines, isCounted: (kind: string) => boolean): string[] {
  if (listed.length === 0 && own.length === 1)
    return [`return ${own[0]}.draw?.(state, random) ?? null`]
  const counts = listed.flatMap((kind) =>
    isCounted(kind)
      ? [`const ${kind}Count = ${kind}.counted?.count(state) ?? 0`]
      : [
          `const ${kind}Moves = ${kind}.candidates(state) as readonly Move[]`,
          `const ${kind}Count = ${kind}Moves.length`,
        ],
  )
  const tries = listed.map((kind, index) => {
    const made = isCounted(kind) ? `${kind}.counted?.at(state, at)` : `${kind}Moves[at]`
    const kept = block(`if (at >= 0 && at < ${kind}Count)`, [
      `const move = ${made}`,
      `if (move && keeps${capital(kind)}(state, move)) return move`,
    ])
    return index < listed.length - 1 ? [...kept, `at -= ${kind}Count`] : kept
  })
  return [
    ...counts,
    `let left = ${listed.map((kind) => `${kind}Count`).join(' + ')}`,
    ...(own.length === 1 ? [`if (left === 0) return ${own[0]}.draw?.(state, random) ?? null`] : []),
    ...(own.length > 0 ? [`const drawing = [${own.join(', ')}]`] : []),
    'const order = numbersTo(left)',
    ...block(`while (${own.length > 0 ? 'left + drawing.length' : 'left'} > 0)`, [
      `const drawn = Math.floor(random() * ${own.length > 0 ? '(left + drawing.length)' : 'left'})`,
      ...(own.length > 0 ? DRAWN_BY_ACT : []),
      'let at = order[drawn] ?? 0',
      ...tries.flat(),
      'order[drawn] = order[--left] ?? 0',
    ]),
    'return null',
  ]
}

const DRAWN_BY_ACT: Lines = [
  'if (drawn >= left) {',
  '  const [definition] = drawing.splice(drawn - left, 1)',
  '  const found = definition?.draw?.(state, random)',
  '  if (found) return found',
  '  continue',
  '}',
]
