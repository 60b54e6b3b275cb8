import type { VoteOption } from '@injsight/injsight-v1'
import type { Language } from '../../language/languages.ts'
import { listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { percent } from '../staking/percent.ts'

export const options = ['yes', 'no', 'veto', 'abstain'] as const
export type Option = (typeof options)[number]

/**
 * A vote in words; of one that is split each part with its weight.
 *
 * @example writeOptions([{ option: 'yes', weight: '0.7' }, { option: 'no', weight: '0.3' }], 'en') // 'Yes 70%, No 30%'
 */
export function writeOptions(told: readonly VoteOption[], language: Language): string {
  const t = translationsIn(language, 'governance')
  const nameOf = (name: string) => {
    const option = options.find((one) => one === name)
    return option === undefined ? name : t(`options.${option}`)
  }
  if (told.length === 0) return t('notVoted')
  const [first, second] = told
  if (first !== undefined && second === undefined) return nameOf(first.option)
  return listWords(
    told.map(({ option, weight }) => `${nameOf(option)} ${percent(weight)}`),
    language,
  )
}

/** Whether a vote, or a part of it, is this one; `none` for no vote. */
export function isVote(told: readonly VoteOption[], wanted: Option | 'none'): boolean {
  return wanted === 'none' ? told.length === 0 : told.some(({ option }) => option === wanted)
}
