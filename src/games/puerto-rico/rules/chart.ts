/**
 * The order of play, all of it and nothing else: whose turn, which phase, when it ends, when the
 * round and the game end. Read it from the top; the guards and steps that it names stand in
 * sequence.ts. `legal` asks the rules of the move's act, `play` carries the move out.
 */
import type { Chart } from '../../../engine/chart.ts'
import type { MoveKind } from './moves.ts'
import type { GuardName, StepName } from './sequence.ts'

export const chart = {
  id: 'puerto-rico',
  initial: 'roles',
  states: {
    roles: {
      on: {
        chooseRole: { guard: 'legal', actions: 'play', target: 'role' },
        pass: { guard: 'legal', actions: 'play', target: 'role' },
      },
    },
    role: {
      entry: 'startWithChooser',
      always: [
        { guard: 'settlerChosen', target: 'settler' },
        { guard: 'mayorChosen', target: 'mayor' },
        { guard: 'builderChosen', target: 'builder' },
        { guard: 'craftsmanChosen', target: 'craftsman' },
        { guard: 'traderChosen', target: 'trader' },
        { guard: 'captainChosen', target: 'captain' },
        { guard: 'prospectorChosen', target: 'prospector' },
      ],
    },
    settler: {
      entry: 'startSettlerTurn',
      initial: 'turn',
      states: {
        turn: {
          on: {
            drawTile: { guard: 'legal', actions: 'play', target: 'turn' },
            manTile: { guard: 'legal', actions: 'play', target: 'turn' },
            takeTile: { guard: 'legal', actions: 'play', target: 'taken' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        taken: { always: [{ guard: 'hospiceOffers', target: 'manning' }, { target: 'acted' }] },
        manning: {
          on: {
            manTile: { guard: 'legal', actions: 'play', target: 'acted' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        acted: {
          always: [
            { guard: 'lastSeat', target: 'done' },
            { actions: ['nextSeat', 'startSettlerTurn'], target: 'turn' },
          ],
        },
        done: { type: 'final' },
      },
      onDone: { actions: ['startSettlerTurn', 'renewPlantations'], target: 'next' },
    },
    mayor: {
      initial: 'recruiting',
      states: {
        recruiting: {
          on: {
            recruit: { guard: 'legal', actions: 'play', target: 'dealing' },
            pass: { guard: 'legal', actions: 'play', target: 'dealing' },
          },
        },
        dealing: { entry: 'dealColonists', always: [{ target: 'placing' }] },
        placing: { on: { place: { guard: 'legal', actions: 'play', target: 'acted' } } },
        acted: {
          always: [
            { guard: 'lastSeat', target: 'done' },
            { actions: 'nextSeat', target: 'placing' },
          ],
        },
        done: { type: 'final' },
      },
      onDone: { actions: 'refillMarket', target: 'next' },
    },
    builder: {
      entry: 'startBuilderTurn',
      initial: 'turn',
      states: {
        turn: {
          on: {
            build: { guard: 'legal', actions: 'play', target: 'built' },
            manBuilding: { guard: 'legal', actions: 'play', target: 'turn' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        built: { always: [{ guard: 'universityOffers', target: 'manning' }, { target: 'acted' }] },
        manning: {
          on: {
            manBuilding: { guard: 'legal', actions: 'play', target: 'acted' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        acted: {
          always: [
            { guard: 'lastSeat', target: 'done' },
            { actions: ['nextSeat', 'startBuilderTurn'], target: 'turn' },
          ],
        },
        done: { type: 'final' },
      },
      onDone: { actions: 'startBuilderTurn', target: 'next' },
    },
    craftsman: {
      entry: 'produceAll',
      initial: 'bonus',
      states: {
        bonus: {
          on: {
            takeGood: { guard: 'legal', actions: 'play', target: 'done' },
            pass: { guard: 'legal', actions: 'play', target: 'done' },
          },
        },
        done: { type: 'final' },
      },
      onDone: { actions: 'forgetProduction', target: 'next' },
    },
    trader: {
      initial: 'turn',
      states: {
        turn: {
          on: {
            sell: { guard: 'legal', actions: 'play', target: 'acted' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        acted: {
          always: [
            { guard: 'lastSeat', target: 'done' },
            { actions: 'nextSeat', target: 'turn' },
          ],
        },
        done: { type: 'final' },
      },
      onDone: { actions: 'emptyHouse', target: 'next' },
    },
    captain: {
      entry: 'startLoading',
      initial: 'called',
      states: {
        called: { always: [{ guard: 'loadingOver', target: 'docked' }, { target: 'loading' }] },
        loading: {
          on: {
            load: { guard: 'legal', actions: 'play', target: 'acted' },
            loadWharf: { guard: 'legal', actions: 'play', target: 'acted' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        acted: {
          always: [
            { guard: 'loadingOver', target: 'docked' },
            { actions: 'nextSeat', target: 'loading' },
          ],
        },
        docked: { entry: ['startLoading', 'startWithChooser'], always: [{ target: 'sorting' }] },
        sorting: {
          always: [
            { guard: 'mustChooseStorage', target: 'storing' },
            { actions: 'keepAll', target: 'stored' },
          ],
        },
        storing: { on: { store: { guard: 'legal', actions: 'play', target: 'stored' } } },
        stored: {
          always: [
            { guard: 'lastSeat', target: 'done' },
            { actions: 'nextSeat', target: 'sorting' },
          ],
        },
        done: { type: 'final' },
      },
      onDone: { actions: 'emptyShips', target: 'next' },
    },
    prospector: { entry: 'prospect', always: [{ target: 'next' }] },
    next: {
      always: [
        { guard: 'roundOver', target: 'roundEnd' },
        { actions: 'nextChooser', target: 'roles' },
      ],
    },
    roundEnd: {
      entry: 'coinUnchosenRoles',
      always: [
        { guard: 'gameEnds', actions: 'endGame', target: 'over' },
        { actions: 'startRound', target: 'roles' },
      ],
    },
    over: { type: 'final' },
  },
} as const satisfies Chart<MoveKind, GuardName | 'legal', StepName | 'play'>
