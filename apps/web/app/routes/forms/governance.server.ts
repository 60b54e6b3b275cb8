import { translationsIn } from '../../language/use-translations.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import { fetchStakingRules } from '../../sources/staking/stakes.server.ts'
import { options } from '../../views/governance/options.server.ts'
import { fetchFee, tryProposalDeposit } from './fee.server.ts'
import { bare, hold, writeHeld, type ShowForm } from './asked-form.server.ts'

export const showVote: ShowForm = async ({ naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const nameOf = translationsIn(naming.language, 'governance')
  const choices = options.map((option) => ({ key: option, text: nameOf(`options.${option}`) }))
  return { ...bare, about: t('about.vote'), to: { kind: 'buttons', label: t('labels.vote'), choices } }
}

/** Deposits are in what is staked. */
export const showDeposit: ShowForm = async ({ account, about, naming }) => {
  const { denom } = await fetchStakingRules()
  const [amount, fee] = await Promise.all([
    fetchBalance(account, denom),
    fetchFee(account, tryProposalDeposit(account, about)),
  ])
  const held = hold({ denom, amount: String(amount) }, naming, fee)
  const label = translationsIn(naming.language, 'forms')('labels.token')
  return { ...bare, from: { label, choices: [{ key: denom, text: writeHeld(held), held }] } }
}
