import { formatUnits, inj, shortenAddress } from '@injsight/chain'
import { countAssets } from '../routes/accounts/identity.server.ts'
import { spellAccount } from '../views/accounts/spellings.ts'
import { whoOf } from '../views/accounts/who.server.ts'
import { passGuard } from '../guards.server.ts'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { part } from '../page.server.ts'
import { fetchAccount } from '../sources/account.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import { fetchRest } from '../sources/asking/rest.server.ts'
import type { Card } from './card.ts'

/** What the image of an account says: any address that can be is one. */
export async function cardOfAccount(id: string, language: Language): Promise<Card> {
  const account = passGuard('account-search', id)
  const [known, balance, names] = await Promise.all([
    part(fetchAccount(account)),
    part(fetchBalance(account)),
    fetchNames(),
  ])
  const t = translationsIn(language, 'account')
  const things = translationsIn(language, 'things')
  const { ethereum } = spellAccount(account)
  const { kind, name } = whoOf(account, known.value, { language, names })
  const who = t('who', { kind, name })
  const total = known.value?.unknown.includes('bank') ? undefined : countAssets(known.value?.counts)
  return {
    kind: things(kind === 'validator' ? 'validator' : 'account'),
    badge: undefined,
    sentence: total === undefined ? who : t('said', { who, count: total }),
    facts: [
      { name: t('address'), value: shortenAddress(account), isCode: true },
      ...(ethereum === undefined
        ? []
        : [{ name: t('ethereum'), value: shortenAddress(ethereum), isCode: true }]),
      ...(balance.value === undefined ? [] : [{ name: 'INJ', value: balance.value }]),
    ],
  }
}

/** What it holds of the chain's own coin. */
async function fetchBalance(account: string): Promise<string> {
  const path = `/cosmos/bank/v1beta1/balances/${account}/by_denom?denom=inj`
  const { balance } = await fetchRest<{ balance: { amount: string } }>(path)
  return formatUnits(balance.amount, inj.decimals ?? 0, { group: true, maxDecimals: 4 })
}
