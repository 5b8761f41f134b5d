/** The scene of each rule: what a chapter's file holds, for pages to fetch. */
import type { RuleId } from '../rules/rule-ids.ts'

export interface Scene {
  /** A figure's data, as it takes them. */
  data: string
  /** What is shown, as markup. */
  title: string
}

export type Scenes = Readonly<Partial<Record<RuleId, Scene>>>
