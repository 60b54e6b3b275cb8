import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../format-query.ts'
import type { ContractChoice } from '../../../sources/wasm/contracts.server.ts'
import type { Choice } from '../../../ui/chips.tsx'
import type { ChoiceGroup } from '../../../views/markets/choice-groups.tsx'
import { listNames, pathOfList, queryOfChoice, type ListName } from './read-choice.ts'

type In = Pick<Naming, 'language'>

/** The pages of contracts and codes, for the way from one to the other. */
export function listPages(here: ListName, { language }: In): { label: string; choices: Choice[] } {
  const t = translationsIn(language, 'wasm')
  const choices = listNames.map((name) => ({
    text: t(`lists.${name}`),
    path: pathIn(language, pathOfList(name)),
    isChosen: name === here,
  }))
  return { label: t('lists.label'), choices }
}

/** How many there are, in words. */
export function sayList(name: ListName, total: bigint | undefined, { language }: In): string {
  const t = translationsIn(language, 'wasm')
  if (name === 'evm') return t('lists.aboutEvm')
  if (name === 'registered') return t('lists.aboutRegistered')
  const count = Number(total ?? 0n)
  return name === 'code' ? t('lists.aboutCode', { count }) : t('lists.aboutContracts', { count })
}

/** What a list of contracts can be narrowed to. */
export function listChoices(name: ListName, choice: ContractChoice, { language }: In): ChoiceGroup[] {
  if (name === 'code' || name === 'registered') return []
  const t = translationsIn(language, 'wasm')
  const pathWith = (other: Partial<ContractChoice>) =>
    pathIn(language, pathOfList(name) + formatQuery(queryOfChoice({ ...choice, ...other })))
  const choices = [false, true].map((tokens) => ({
    text: t(tokens ? 'lists.tokens' : 'lists.all'),
    path: pathWith({ tokens }),
    isChosen: choice.tokens === tokens,
  }))
  const { code } = choice
  if (code !== '')
    choices.push({
      text: `${t('lists.ofCode', { id: code })} ×`,
      path: pathWith({ code: '' }),
      isChosen: true,
    })
  return [{ name: t('lists.which'), choices }]
}
