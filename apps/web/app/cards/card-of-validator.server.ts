import { shortenAddress } from '@injsight/chain'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { loadValidator } from '../routes/staking/load-validator.server.ts'
import { sayValidator } from '../routes/staking/validator.server.ts'
import { stateOf, writeDelegators } from '../routes/staking/validator-table.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import { percent } from '../views/staking/percent.ts'
import type { Card } from './card.ts'

/** What the image of a validator says. */
export async function cardOfValidator(address: string, language: Language): Promise<Card> {
  const [told, names] = await Promise.all([loadValidator(address), fetchNames()])
  const t = translationsIn(language, 'staking')
  const { operator, jailed, commissionRate, delegators } = told.validator
  return {
    kind: translationsIn(language, 'things')('validator'),
    badge: jailed ? { text: t(`states.${stateOf(told.validator)}`), tone: 'bad' } : undefined,
    sentence: sayValidator(told, { language, names }),
    facts: [
      { name: t('facts.operator'), value: shortenAddress(operator), isCode: true },
      { name: t('facts.commission'), value: percent(commissionRate) },
      { name: t('facts.delegators'), value: writeDelegators(delegators) },
    ],
  }
}
