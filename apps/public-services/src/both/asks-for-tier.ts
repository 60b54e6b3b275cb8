import type { Question } from './ask.ts'
import { askedText } from './asked-text.ts'

const places = ['/injsight/v1/assets', '/injsight.v1.Explorer/ListAssets']

/** Whether assets of one tier are asked for: tiers stand on lists that people keep, and no index here has one. */
export function asksForTier(question: Pick<Question, 'path' | 'body'>): boolean {
  return places.includes(question.path.replace(/\?.*/, '')) && askedText(question, 'verification') !== ''
}
