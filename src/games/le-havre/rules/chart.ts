/**
 * The order of play, all of it and nothing else: whose turn, which phase, when it ends, when the
 * round and the game end. Read it from the top; the guards and steps that it names stand in
 * sequence.ts. `legal` asks the rules of the move's definition, `play` carries the move out. Some moves are
 * accepted where a rule always refuses them, so that the refusal tells that rule.
 */
import type { Chart } from '../../../engine/chart.ts'
import type { MoveKind } from './moves.ts'
import type { GuardName, StepName } from './sequence.ts'

export const chart = {
  id: 'le-havre',
  initial: 'turn',
  states: {
    turn: {
      initial: 'opening',
      on: {
        sell: { guard: 'legal', actions: 'play' },
        repay: { guard: 'legal', actions: 'play' },
      },
      states: {
        opening: { always: [{ guard: 'finalStage', target: 'main' }, { target: 'opened' }] },
        opened: {
          on: {
            supply: { guard: 'legal', actions: 'play', target: 'supplied' },
            buy: { guard: 'legal', actions: 'play' },
            takeOffer: { guard: 'legal', actions: 'play', target: 'closed' },
            enter: { guard: 'legal', actions: 'play', target: 'feeDue' },
            endTurn: { guard: 'legal', actions: 'play', target: 'ended' },
            borrow: { guard: 'legal', actions: 'play' },
            construct: { guard: 'legal', actions: 'play' },
            buildShip: { guard: 'legal', actions: 'play' },
            exchangeShip: { guard: 'legal', actions: 'play' },
          },
        },
        supplied: {
          always: [
            { guard: 'interestTile', actions: 'callInterest', target: 'charging' },
            { target: 'main' },
          ],
        },
        charging: {
          always: [
            { guard: 'everyoneAsked', actions: 'backToTurn', target: 'main' },
            { guard: 'owesInterest', actions: 'chargeInterest', target: 'interest' },
            { actions: 'askNext', target: 'charging' },
          ],
        },
        interest: {
          on: {
            pay: { guard: 'legal', actions: ['play', 'askNext'], target: 'charging' },
            borrow: { guard: 'legal', actions: ['play', 'askNext'], target: 'charging' },
            sell: { guard: 'legal', actions: 'play', target: 'charging' },
            repay: { guard: 'legal', actions: 'play', target: 'charging' },
          },
        },
        main: {
          on: {
            takeOffer: { guard: 'legal', actions: 'play', target: 'closed' },
            enter: { guard: 'legal', actions: 'play', target: 'feeDue' },
            buy: { guard: 'legal', actions: 'play' },
            endTurn: { guard: 'legal', actions: 'play', target: 'ended' },
            supply: { guard: 'legal', actions: 'play', target: 'supplied' },
            borrow: { guard: 'legal', actions: 'play' },
            construct: { guard: 'legal', actions: 'play' },
            buildShip: { guard: 'legal', actions: 'play' },
            exchangeShip: { guard: 'legal', actions: 'play' },
          },
        },
        feeDue: {
          always: [
            { guard: 'owesNothing', target: 'entered' },
            { guard: 'onePayment', actions: 'payOnly', target: 'entered' },
            { target: 'fee' },
          ],
        },
        fee: {
          on: {
            pay: { guard: 'legal', actions: 'play', target: 'entered' },
            borrow: { guard: 'legal', actions: 'play' },
          },
        },
        entered: {
          always: [
            { guard: 'cannotAct', actions: 'leave', target: 'closed' },
            { target: 'acting' },
          ],
        },
        acting: {
          always: [
            { guard: 'actionOver', actions: 'leave', target: 'closed' },
            { guard: 'givesAtOnce', actions: 'give', target: 'acting' },
            { guard: 'constructs', target: 'constructing' },
            { guard: 'buildsShips', target: 'shipbuilding' },
            { guard: 'oneUse', actions: 'useOnly', target: 'dealt' },
            { guard: 'usesTokens', target: 'using' },
            { guard: 'trades', target: 'trading' },
            { guard: 'choosesGoods', target: 'choosing' },
            { guard: 'exchanges', target: 'exchanging' },
            { guard: 'sellsGoods', target: 'selling' },
            { guard: 'ships', target: 'shipping' },
            { guard: 'hauls', target: 'hauling' },
            { guard: 'displaces', target: 'displacing' },
            { guard: 'hasOrder', actions: 'look', target: 'ordering' },
            { actions: ['look', 'endEffect'], target: 'acting' },
          ],
        },
        constructing: {
          on: {
            construct: { guard: 'legal', actions: 'play', target: 'dealt' },
            buildShip: { guard: 'legal', actions: 'play', target: 'dealt' },
          },
        },
        between: {
          on: {
            construct: { guard: 'legal', actions: 'play', target: 'dealt' },
            buy: { guard: 'legal', actions: 'play' },
            stop: { guard: 'legal', actions: 'play', target: 'acting' },
          },
        },
        shipbuilding: {
          on: {
            buildShip: { guard: 'legal', actions: 'play', target: 'dealt' },
            exchangeShip: { guard: 'legal', actions: 'play', target: 'acting' },
          },
        },
        using: { on: { use: { guard: 'legal', actions: 'play', target: 'dealt' } } },
        trading: { on: { trade: { guard: 'legal', actions: 'play', target: 'dealt' } } },
        choosing: { on: { choose: { guard: 'legal', actions: 'play', target: 'acting' } } },
        exchanging: { on: { exchange: { guard: 'legal', actions: 'play', target: 'acting' } } },
        selling: { on: { sellGoods: { guard: 'legal', actions: 'play', target: 'acting' } } },
        shipping: { on: { ship: { guard: 'legal', actions: 'play', target: 'dealt' } } },
        hauling: { on: { haul: { guard: 'legal', actions: 'play', target: 'acting' } } },
        displacing: { on: { displace: { guard: 'legal', actions: 'play', target: 'feeDue' } } },
        ordering: { on: { layBack: { guard: 'legal', actions: 'play', target: 'acting' } } },
        dealt: {
          always: [
            { guard: 'onePayment', actions: ['payOnly', 'closeDeal'], target: 'paid' },
            { target: 'price' },
          ],
        },
        price: {
          on: {
            pay: { guard: 'legal', actions: ['play', 'closeDeal'], target: 'paid' },
            borrow: { guard: 'legal', actions: 'play' },
          },
        },
        paid: { always: [{ guard: 'constructsMore', target: 'between' }, { target: 'acting' }] },
        closed: {
          on: {
            buy: { guard: 'legal', actions: 'play' },
            endTurn: { guard: 'legal', actions: 'play', target: 'ended' },
            takeOffer: { guard: 'legal', actions: 'play', target: 'closed' },
            enter: { guard: 'legal', actions: 'play', target: 'feeDue' },
            supply: { guard: 'legal', actions: 'play', target: 'supplied' },
            borrow: { guard: 'legal', actions: 'play' },
            construct: { guard: 'legal', actions: 'play' },
            buildShip: { guard: 'legal', actions: 'play' },
            exchangeShip: { guard: 'legal', actions: 'play' },
          },
        },
        ended: {
          always: [
            { guard: 'turnsLeft', actions: 'nextTurn', target: 'opening' },
            { target: 'done' },
          ],
        },
        done: { type: 'final' },
      },
      onDone: { target: 'turnsOver' },
    },
    turnsOver: { always: [{ guard: 'finalStage', target: 'over' }, { target: 'roundEnd' }] },
    roundEnd: {
      initial: 'harvesting',
      states: {
        harvesting: {
          entry: 'harvest',
          always: [{ actions: 'callToEat', target: 'asking' }],
        },
        asking: {
          always: [
            { guard: 'everyoneAsked', target: 'fed' },
            { guard: 'owesFood', actions: 'chargeFood', target: 'feeding' },
            { actions: ['feedByShips', 'askNext'], target: 'asking' },
          ],
        },
        feeding: {
          on: {
            pay: { guard: 'legal', actions: ['play', 'askNext'], target: 'asking' },
            borrow: { guard: 'legal', actions: ['play', 'askNext'], target: 'asking' },
            sell: { guard: 'legal', actions: 'play', target: 'asking' },
            repay: { guard: 'legal', actions: 'play', target: 'asking' },
          },
        },
        fed: { type: 'final' },
      },
      onDone: { actions: ['townBuilding', 'newShip'], target: 'next' },
    },
    next: {
      always: [
        { guard: 'lastRound', actions: 'startFinal', target: 'turn' },
        { actions: 'startRound', target: 'turn' },
      ],
    },
    over: { type: 'final' },
  },
} as const satisfies Chart<MoveKind, GuardName | 'legal', StepName | 'play'>
