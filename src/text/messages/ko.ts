/**
 * Every word of the interface in Korean, by its key. Terms: [[id|을]]; values: {name|을}.
 * Another language is a file like this one with the same keys (Messages in t.ts).
 */
export const ko = {
  'rule.anchor': '{rule} 링크 복사',
  'rule.copied': '링크를 복사했어요.',
  'rule.scenarios': '이 규칙을 보여 주는 상황',
  'rule.try': '직접 해 보기',
  'rule.cases': '판정 사례',
} as const
