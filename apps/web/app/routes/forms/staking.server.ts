import { isolateName } from '../../language/isolate.ts'
import { localeOf } from '../../language/languages.ts'
import { listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import {
  fetchComingBack,
  fetchRewards,
  fetchStakes,
  fetchStakingRules,
} from '../../sources/staking/stakes.server.ts'
import { fetchValidators } from '../../sources/staking/validators.server.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { formatLength } from '../../time/format-span.ts'
import { percent } from '../../views/staking/percent.ts'
import { everyKey, type Choice } from '../../wallet/forms/shown-form.ts'
import { fetchFee, tryStaking } from './fee.server.ts'
import { bare, hold, writeHeld, type AskedForm, type ShowForm } from './asked-form.server.ts'

/** Out of the wallet to a validator: the one that it is about, or any that makes blocks. */
export const showDelegate: ShowForm = async ({ account, about, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const { denom, seconds } = await fetchStakingRules()
  const [amount, validators] = await Promise.all([
    fetchBalance(account, denom),
    about === '' ? listBonded(naming) : [{ key: about, text: nameOf(about, naming) }],
  ])
  const fee = await fetchFee(account, tryStaking(account, validators[0]?.key ?? ''))
  const held = hold({ denom, amount: String(amount) }, naming, fee)
  return {
    ...bare,
    about: sayTime('delegate', seconds, naming),
    from: { label: t('labels.token'), choices: [{ key: denom, text: writeHeld(held), held }] },
    to: { kind: 'list', label: t('labels.validator'), choices: validators },
  }
}

export const showUndelegate: ShowForm = async (asked) => {
  const { about, naming } = asked
  const t = translationsIn(naming.language, 'forms')
  const { denom, seconds } = await fetchStakingRules()
  const stakes = await listStakes(asked, denom)
  if (stakes.length === 0) return { ...bare, none: sayNone(about, naming) }
  return {
    ...bare,
    about: sayTime('undelegate', seconds, naming),
    from: { label: t('labels.validator'), choices: stakes },
  }
}

export const showRedelegate: ShowForm = async (asked) => {
  const { about, naming } = asked
  const t = translationsIn(naming.language, 'forms')
  const { denom, seconds } = await fetchStakingRules()
  const [all, validators] = await Promise.all([listStakes(asked, denom), listBonded(naming)])
  if (all.length === 0) return { ...bare, none: sayNone(about, naming) }
  const stakes = all.filter(({ key }) => validators.some((one) => one.key !== key))
  if (stakes.length === 0) return { ...bare, none: t('none.validators') }
  return {
    ...bare,
    about: sayTime('redelegate', seconds, naming),
    from: { label: t('labels.fromValidator'), choices: stakes },
    to: { kind: 'list', label: t('labels.toValidator'), choices: validators },
  }
}

/** Of one validator, or of all at once. */
export const showClaim: ShowForm = async ({ account, about, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const rewards = await fetchRewards(account)
  const some = rewards
    .filter(({ earned, validator }) => earned.length > 0 && (about === '' || about === validator))
    .map(({ validator, earned }) => {
      const told = listWords(
        earned.map((coin) => writeHeld(hold(coin, naming))),
        naming.language,
      )
      return { key: validator, text: `${nameOf(validator, naming)} · ${told}` }
    })
  if (some.length === 0) return { ...bare, none: t('none.rewards') }
  const every = { key: everyKey, text: t('allValidators', { count: some.length }) }
  return {
    ...bare,
    from: { label: t('labels.validator'), choices: some.length === 1 ? some : [every, ...some] },
  }
}

export const showCancelUnbonding: ShowForm = async ({ account, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const [{ denom }, comingBack] = await Promise.all([fetchStakingRules(), fetchComingBack(account)])
  if (comingBack.length === 0) return { ...bare, none: t('none.unstaking') }
  const choices = comingBack.map(({ validator, height, amount, seconds }) => {
    const held = hold({ denom, amount }, naming)
    const time = formatMoment(Number(seconds) * 1000, localeOf[naming.language], 0)
    const told = [nameOf(validator, naming), writeHeld(held), t('paidOut', { time })]
    return { key: `${validator} ${height}`, text: told.join(' · '), held }
  })
  return { ...bare, about: t('about.cancelUnbonding'), from: { label: t('labels.entry'), choices } }
}

/** What is staked: with the validator that a form is about, or with any. */
async function listStakes({ account, about, naming }: AskedForm, denom: string): Promise<Choice[]> {
  const stakes = await fetchStakes(account)
  return stakes
    .filter(({ validator, amount }) => amount !== '0' && (about === '' || about === validator))
    .map(({ validator, amount }) => {
      const held = hold({ denom, amount }, naming)
      return { key: validator, text: `${nameOf(validator, naming)} · ${writeHeld(held)}`, held }
    })
}

/** Those that make blocks, the strongest first, as their list has them: of a recording nobody else tells them. */
async function listBonded({ names }: Naming): Promise<Choice[]> {
  const { validators } = await fetchValidators()
  return validators
    .filter(({ status }) => status === 'bonded')
    .map(({ operator, moniker, commissionRate }) => ({
      key: operator,
      text: `${isolateName(names.validators.get(operator) ?? (moniker || operator))} · ${percent(commissionRate)}`,
    }))
}

function nameOf(operator: string, { names }: Naming): string {
  return isolateName(names.validators.get(operator) ?? operator)
}

function sayTime(
  form: 'delegate' | 'undelegate' | 'redelegate',
  seconds: number | undefined,
  { language }: Naming,
) {
  if (seconds === undefined) return ''
  return translationsIn(language, 'forms')(`about.${form}`, { time: formatLength(seconds, language) })
}

function sayNone(validator: string, naming: Naming): string {
  const t = translationsIn(naming.language, 'forms')
  return validator === '' ? t('none.staked') : t('none.stakedWith', { validator: nameOf(validator, naming) })
}
