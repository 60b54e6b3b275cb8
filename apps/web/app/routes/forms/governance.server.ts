import { translationsIn } from '../../language/use-translations.ts'
import { part } from '../../page.server.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import { fetchVote } from '../../sources/governance/vote.server.ts'
import { fetchStakingRules } from '../../sources/staking/stakes.server.ts'
import { options, writeOptions } from '../../views/governance/options.server.ts'
import { fetchFee, tryProposalDeposit } from './fee.server.ts'
import { bare, hold, writeHeld, type ShowForm } from './asked-form.server.ts'

/** One may vote again: then it is told what stands. Where nobody tells, the form does without. */
export const showVote: ShowForm = async ({ account, about, naming }) => {
  const { value: cast = [] } = /^\d{1,18}$/.test(about) ? await part(fetchVote(BigInt(about), account)) : {}
  const t = translationsIn(naming.language, 'forms')
  const nameOf = translationsIn(naming.language, 'governance')
  const choices = options.map((option) => ({ key: option, text: nameOf(`options.${option}`) }))
  const said =
    cast.length === 0 ? t('about.vote') : t('about.voteAgain', { vote: writeOptions(cast, naming.language) })
  return { ...bare, about: said, to: { kind: 'buttons', label: t('labels.vote'), choices } }
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
