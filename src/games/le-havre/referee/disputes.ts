/** What is disputed most at tables: the scenarios whose position a referee can begin from with one tap. */
export const DISPUTES: readonly string[] = [
  'enter/fee-to-owner',
  'building/construction-firm-two',
  'building/wharf-iron-modernises',
  'pay/substitutes',
  'sell/not-during-an-action',
  'interest/one-franc',
  'loan/not-while-something-is-left',
  'end/feeding-less-the-ships',
  'end/harvest',
  'final/one-action-each',
  'special/labour-exchange-own',
]
