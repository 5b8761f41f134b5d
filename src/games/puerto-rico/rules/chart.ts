/**
 * The order of play, all of it and nothing else: whose turn, which phase, when it ends, when the
 * round and the game end. Read it from the top; the guards and steps that it names stand in
 * sequence.ts. `legal` asks the rules of the move's definition, `play` carries the move out.
 */
import type { Chart } from '../../../engine/chart.ts'
import type { MoveKind } from './moves.ts'
import type { GuardName, StepName } from './sequence.ts'

export const chart = {
  id: 'puerto-rico',
  initial: 'draft',
  on: { moveGuest: { guard: 'legal', actions: 'play' } },
  states: {
    draft: { on: { draft: { guard: 'legal', actions: 'play', target: 'drafted' } } },
    drafted: {
      always: [
        { guard: 'draftOver', actions: 'startWithGovernor', target: 'roles' },
        { actions: 'nextSeat', target: 'draft' },
      ],
    },
    roles: {
      on: {
        chooseRole: { guard: 'legal', actions: 'play', target: 'role' },
        pass: { guard: 'legal', actions: 'play', target: 'role' },
      },
    },
    role: {
      entry: 'startWithChooser',
      always: [
        { guard: 'someoneCalled', actions: 'callSeat', target: 'called' },
        { guard: 'settlerChosen', target: 'settler' },
        { guard: 'mayorChosen', target: 'mayor' },
        { guard: 'builderChosen', target: 'builder' },
        { guard: 'craftsmanChosen', target: 'craftsman' },
        { guard: 'traderChosen', target: 'trader' },
        { guard: 'captainChosen', target: 'captain' },
        { guard: 'prospectorChosen', target: 'prospector' },
      ],
    },
    called: {
      on: {
        double: { guard: 'legal', actions: 'play', target: 'role' },
        moveGuest: { guard: 'legal', actions: 'play', target: 'role' },
        pass: { guard: 'legal', actions: ['play', 'answerCall'], target: 'role' },
      },
    },
    settler: {
      entry: 'startSettlerTurn',
      initial: 'turn',
      states: {
        turn: {
          on: {
            drawTile: { guard: 'legal', actions: 'play', target: 'drawn' },
            manTile: { guard: 'legal', actions: 'play', target: 'turn' },
            takeTile: { guard: 'legal', actions: 'play', target: 'taken' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        drawn: { always: [{ guard: 'tileWaits', target: 'turning' }, { target: 'turn' }] },
        turning: { on: { layTile: { guard: 'legal', actions: 'play', target: 'turn' } } },
        taken: { always: [{ guard: 'hospiceOffers', target: 'manning' }, { target: 'acted' }] },
        manning: {
          on: {
            manTile: { guard: 'legal', actions: 'play', target: 'acted' },
            moveGuest: { guard: 'legal', actions: 'play', target: 'taken' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        acted: {
          always: [
            { guard: 'lastSeat', actions: 'startSettlerTurn', target: 'passed' },
            { actions: ['nextSeat', 'startSettlerTurn'], target: 'turn' },
          ],
        },
        passed: {
          always: [
            { guard: 'secondOffered', actions: 'startSecond', target: 'second' },
            { target: 'lodges' },
          ],
        },
        second: {
          on: {
            takeTile: { guard: 'legal', actions: ['play', 'endSecond'], target: 'lodges' },
            moveGuest: { guard: 'legal', actions: ['play', 'endSecond'], target: 'passed' },
            pass: { guard: 'legal', actions: ['play', 'endSecond'], target: 'lodges' },
          },
        },
        lodges: {
          entry: 'settle',
          always: [
            { guard: 'pointsDue', actions: 'offerPoints', target: 'offered' },
            { guard: 'someoneSettles', target: 'lodge' },
            { target: 'done' },
          ],
        },
        offered: {
          on: {
            takePoints: { guard: 'legal', actions: ['play', 'answerOffer'], target: 'lodges' },
            pass: { guard: 'legal', actions: ['play', 'answerOffer'], target: 'lodges' },
          },
        },
        lodge: {
          on: {
            returnTile: { guard: 'legal', actions: ['play', 'answerSettling'], target: 'lodges' },
            moveGuest: { guard: 'legal', actions: 'play', target: 'lodges' },
            pass: { guard: 'legal', actions: ['play', 'answerSettling'], target: 'lodges' },
          },
        },
        done: { type: 'final' },
      },
      onDone: { actions: 'renewPlantations', target: 'next' },
    },
    mayor: {
      initial: 'recruiting',
      states: {
        recruiting: {
          on: {
            recruit: { guard: 'legal', actions: 'play', target: 'recruited' },
            pass: { guard: 'legal', actions: 'play', target: 'arriving' },
          },
        },
        recruited: {
          always: [{ guard: 'recruitsAgain', target: 'recruiting' }, { target: 'arriving' }],
        },
        arriving: {
          entry: 'payNobles',
          always: [{ guard: 'shareWaits', target: 'sharing' }, { target: 'dealing' }],
        },
        sharing: { on: { takeShare: { guard: 'legal', actions: 'play', target: 'shared' } } },
        shared: {
          always: [
            { guard: 'shareWaits', actions: 'nextSeat', target: 'sharing' },
            { actions: 'startWithChooser', target: 'dealing' },
          ],
        },
        dealing: {
          entry: 'dealColonists',
          always: [
            { guard: 'shipAsks', target: 'taking' },
            { actions: 'startPlacing', target: 'placing' },
          ],
        },
        taking: { on: { takeResident: { guard: 'legal', actions: 'play', target: 'dealing' } } },
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
            moveGuest: { guard: 'legal', actions: 'play', target: 'built' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        acted: {
          always: [
            { guard: 'pointsDue', target: 'offered' },
            { guard: 'lastSeat', target: 'done' },
            { actions: ['nextSeat', 'startBuilderTurn'], target: 'turn' },
          ],
        },
        offered: {
          on: {
            takePoints: { guard: 'legal', actions: ['play', 'answerOffer'], target: 'acted' },
            pass: { guard: 'legal', actions: ['play', 'answerOffer'], target: 'acted' },
          },
        },
        done: { type: 'final' },
      },
      onDone: { actions: 'startBuilderTurn', target: 'next' },
    },
    craftsman: {
      entry: 'startProducing',
      initial: 'called',
      states: {
        called: {
          always: [
            { guard: 'productionOptional', target: 'turn' },
            { actions: 'produceAll', target: 'produced' },
          ],
        },
        turn: {
          always: [
            { guard: 'canProduce', target: 'producing' },
            { actions: 'produceOwn', target: 'acted' },
          ],
        },
        producing: {
          on: {
            produce: { guard: 'legal', actions: 'play', target: 'acted' },
            pass: { guard: 'legal', actions: ['play', 'payIdle'], target: 'acted' },
          },
        },
        acted: {
          always: [
            { guard: 'lastSeat', target: 'produced' },
            { actions: 'nextSeat', target: 'turn' },
          ],
        },
        produced: {
          always: [
            { guard: 'pointsDue', actions: 'offerPoints', target: 'offered' },
            { actions: 'startWithChooser', target: 'bonus' },
          ],
        },
        offered: {
          on: {
            takePoints: { guard: 'legal', actions: ['play', 'answerOffer'], target: 'produced' },
            pass: { guard: 'legal', actions: ['play', 'answerOffer'], target: 'produced' },
          },
        },
        bonus: {
          on: {
            takeGood: { guard: 'legal', actions: 'play', target: 'taken' },
            pass: { guard: 'legal', actions: 'play', target: 'done' },
          },
        },
        taken: { always: [{ guard: 'bonusAgain', target: 'bonus' }, { target: 'done' }] },
        done: { type: 'final' },
      },
      onDone: { actions: ['payLargestKinds', 'forgetProduction'], target: 'next' },
    },
    trader: {
      entry: 'startTrading',
      initial: 'turn',
      states: {
        turn: {
          on: {
            sell: { guard: 'legal', actions: 'play', target: 'traded' },
            sellToSupply: { guard: 'legal', actions: 'play', target: 'traded' },
            buyTile: { guard: 'legal', actions: 'play', target: 'bought' },
            sellTile: { guard: 'legal', actions: 'play', target: 'traded' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        bought: { always: [{ guard: 'tileWaits', target: 'turning' }, { target: 'traded' }] },
        turning: { on: { layTile: { guard: 'legal', actions: 'play', target: 'traded' } } },
        traded: { always: [{ guard: 'tradesOn', target: 'turn' }, { target: 'acted' }] },
        acted: {
          always: [
            { guard: 'lastSeat', target: 'done' },
            { actions: ['nextSeat', 'startTrading'], target: 'turn' },
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
        called: { always: [{ guard: 'loadingOver', target: 'docked' }, { target: 'opening' }] },
        opening: {
          entry: 'openTurn',
          always: [{ guard: 'pointsDue', target: 'offered' }, { target: 'loading' }],
        },
        offered: {
          on: {
            takePoints: { guard: 'legal', actions: ['play', 'answerOffer'], target: 'acted' },
            pass: { guard: 'legal', actions: ['play', 'answerOffer'], target: 'acted' },
          },
        },
        loading: {
          on: {
            giveGoods: { guard: 'legal', actions: 'play', target: 'opening' },
            load: { guard: 'legal', actions: 'play', target: 'acted' },
            loadWharf: { guard: 'legal', actions: 'play', target: 'acted' },
            loadMixed: { guard: 'legal', actions: 'play', target: 'acted' },
            moveGuest: { guard: 'legal', actions: 'play', target: 'opening' },
            pass: { guard: 'legal', actions: 'play', target: 'acted' },
          },
        },
        acted: {
          always: [
            { guard: 'pointsDue', target: 'offered' },
            { guard: 'turnOpens', target: 'opening' },
            { guard: 'loadingOver', target: 'docked' },
            { actions: 'nextSeat', target: 'opening' },
          ],
        },
        docked: { entry: ['startLoading', 'startWithChooser'], always: [{ target: 'sorting' }] },
        sorting: {
          always: [
            { guard: 'mustChooseStorage', target: 'storing' },
            { actions: 'keepAll', target: 'stored' },
          ],
        },
        storing: {
          on: {
            store: { guard: 'legal', actions: 'play', target: 'stored' },
            moveGuest: { guard: 'legal', actions: 'play', target: 'sorting' },
          },
        },
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
      entry: 'endPhase',
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
