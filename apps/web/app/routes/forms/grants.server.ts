import { titleOf } from '../../language/labels.server.ts'
import { localeOf } from '../../language/languages.ts'
import { listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import { plainText } from '../../language/written.ts'
import { fetchAllowances, fetchGrants } from '../../sources/account.server.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { formatLength } from '../../time/format-span.ts'
import { ownDay, type Choice, type Choices, type ShownForm } from '../../wallet/forms/shown-form.ts'
import { bare, hold, writeHeld, type AskedForm, type ShowForm } from './asked-form.server.ts'
import { listTokens } from './send.server.ts'

/** What one may be allowed to do for another, the most usual first. */
const grantable = [
  '/cosmos.bank.v1beta1.MsgSend',
  '/cosmos.staking.v1beta1.MsgDelegate',
  '/cosmos.staking.v1beta1.MsgUndelegate',
  '/cosmos.staking.v1beta1.MsgBeginRedelegate',
  '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward',
  '/cosmos.gov.v1.MsgVote',
  '/cosmwasm.wasm.v1.MsgExecuteContract',
]

/** What people do many times an hour, so that a key of the browser may sign it. */
const tradable = [
  'MsgCreateSpotLimitOrder',
  'MsgCreateSpotMarketOrder',
  'MsgCancelSpotOrder',
  'MsgCreateDerivativeLimitOrder',
  'MsgCreateDerivativeMarketOrder',
  'MsgCancelDerivativeOrder',
  'MsgBatchUpdateOrders',
  'MsgIncreasePositionMargin',
].map((name) => `/injective.exchange.v2.${name}`)

const day = 86_400
const lengths = [day, 7 * day, 30 * day, 365 * day]

/** So many are offered at once: the index lists no more in one answer. */
const most = 200

export const showGrant: ShowForm = async (asked) => {
  const t = translationsIn(asked.naming.language, 'forms')
  return {
    ...bare,
    about: t('about.grant'),
    to: { kind: 'account', label: t('labels.grantee'), given: '' },
    types: listTypes([...grantable, ...tradable], asked.naming),
    from: { label: t('labels.sendLimit'), choices: await listTokens(asked.account, asked.naming) },
    ends: listEnds(asked.naming),
  }
}

export const showAllow: ShowForm = async ({ account, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  return {
    ...bare,
    about: t('about.allow'),
    to: { kind: 'account', label: t('labels.feeGrantee'), given: '' },
    from: { label: t('labels.feeLimit'), choices: [await holdFees(account, naming)] },
    ends: listEnds(naming),
  }
}

/** A key of the browser signs as long as the chain's rules for it say, which the browser knows. */
export const showAutoSign: ShowForm = async ({ account, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  return {
    ...bare,
    about: t('about.autoSign'),
    types: listTypes([...tradable, ...grantable], naming),
    from: { label: t('labels.feeLimit'), choices: [await holdFees(account, naming)] },
  }
}

export const showRevoke: ShowForm = async ({ account, cursor, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const { grants, unknown, next } = await fetchGrants({ account, by: 'granter', cursor, limit: most })
  if (unknown.length > 0) return sayUnknown(naming)
  const choices = grants.map(({ grantee, messageType, expiration }) => ({
    key: `${grantee} ${messageType}`,
    text: [titleOf(messageType, naming.language), nameOf(grantee, naming), sayEnd(expiration, naming)].join(
      ' · ',
    ),
  }))
  if (choices.length === 0) return { ...bare, none: t('none.grants') }
  return { ...bare, from: { label: t('labels.grant'), choices, next } }
}

export const showDisallow: ShowForm = async ({ account, cursor, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const { allowances, unknown, next } = await fetchAllowances({ account, by: 'granter', cursor, limit: most })
  if (unknown.length > 0) return sayUnknown(naming)
  const choices = allowances.map(({ grantee }) => ({ key: grantee, text: nameOf(grantee, naming) }))
  if (choices.length === 0) return { ...bare, none: t('none.allowances') }
  return { ...bare, from: { label: t('labels.feeGrantee'), choices, next } }
}

/** Those who let the account act for them, and in what. */
export const showActFor: ShowForm = async ({ account, cursor, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const { grants, unknown, next } = await fetchGrants({ account, by: 'grantee', cursor, limit: most })
  if (unknown.length > 0) return sayUnknown(naming)
  const granters = Map.groupBy(grants, ({ granter }) => granter)
  if (granters.size === 0) return { ...bare, none: t('none.granters') }
  const choices = [...granters].map(([granter, all]) => {
    const types = listWords(
      all.map(({ messageType }) => titleOf(messageType, naming.language)),
      naming.language,
    )
    return { key: granter, text: `${nameOf(granter, naming)} · ${types}`, more: types }
  })
  return { ...bare, about: t('about.actFor'), from: { label: t('labels.granter'), choices, next } }
}

/** Of an index that doesn't know them it isn't said that there are none. */
function sayUnknown({ language }: Naming): ShownForm {
  return { ...bare, none: translationsIn(language, 'account')('unknownPart') }
}

function listTypes(types: readonly string[], { language }: Naming): Choices {
  const label = translationsIn(language, 'forms')('labels.types')
  return { label, choices: types.map((type) => ({ key: type, text: titleOf(type, language) })) }
}

function listEnds({ language }: Naming): Choices {
  const t = translationsIn(language, 'forms')
  const choices = lengths.map((seconds) => ({
    key: String(seconds),
    text: formatLength(seconds, language),
  }))
  return { label: t('labels.ends'), choices: [...choices, { key: ownDay, text: t('untilDay') }] }
}

async function holdFees(account: AskedForm['account'], naming: Naming): Promise<Choice> {
  const held = hold({ denom: 'inj', amount: String(await fetchBalance(account, 'inj')) }, naming)
  return { key: held.denom, text: writeHeld(held), held }
}

function nameOf(account: string, naming: Naming): string {
  return plainText([writeAccount(account, naming)])
}

function sayEnd(expiration: bigint, { language }: Naming): string {
  const t = translationsIn(language, 'forms')
  if (expiration === 0n) return t('endless')
  return t('until', { time: formatMoment(Number(expiration), localeOf[language], 0) })
}
