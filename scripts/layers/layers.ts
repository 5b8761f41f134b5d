/** The layers of src and the rules between them; docs/architecture.md tells what each holds. */
import type { IForbiddenRuleType } from 'dependency-cruiser'

/** From low to high, each as a pattern of its files; a file belongs to the first that matches. */
const LAYERS: readonly { name: string; files: string }[] = [
  { name: 'engine', files: '^src/engine/' },
  { name: 'rules of a game', files: '^src/games/[^/]+/rules/' },
  { name: 'scenario, text, search', files: '^src/(scenario|text|search)/' },
  {
    name: 'lessons, referee, saves, bots',
    files: '^src/(lessons|referee|saves|bots)/',
  },
  { name: 'ui', files: '^src/ui/' },
  { name: 'frame', files: '^src/frame/' },
  { name: 'a game', files: '^src/games/[^/]+/' },
  { name: 'the games', files: '^src/games/' },
  { name: 'package', files: '^src/package/' },
  { name: 'site', files: '^src/site/' },
  { name: 'commands and browser tests', files: '^(scripts|e2e|bench)/' },
]
/** Folders that are given a game and so import none, not even its rules. */
const SHARED = '^src/(engine|scenario|text|lessons|referee|saves|bots|search|ui|frame)/'
/** A test may play a game that its folder knows nothing of. */
const TESTS = '\\.test\\.tsx?$'

const notUpwards = LAYERS.slice(0, -1).map(({ name, files }, index): IForbiddenRuleType => {
  const lower = LAYERS.slice(0, index + 1).map((layer) => layer.files)
  return {
    name: `${name}: imports go down`,
    severity: 'error',
    from: { path: files, pathNot: [...lower.slice(0, -1), TESTS] },
    to: { path: LAYERS.slice(index + 1).map((layer) => layer.files), pathNot: lower },
  }
})

export const RULES: IForbiddenRuleType[] = [
  ...notUpwards,
  {
    name: 'shared folders know no game',
    severity: 'error',
    from: { path: SHARED, pathNot: TESTS },
    to: { path: '^src/games/' },
  },
  {
    name: 'a game knows no other',
    severity: 'error',
    from: { path: '^src/games/([^/]+)/', pathNot: TESTS },
    to: { path: '^src/games/', pathNot: '^src/games/$1/' },
  },
  { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
]
