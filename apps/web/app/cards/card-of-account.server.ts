import { formatUnits, inj, shortenAddress } from '@injsight/chain'
import { passGuard } from '../guards.server.ts'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { nameOfModule } from '../language/write-sentence.server.ts'
import { part } from '../page.server.ts'
import { formsOf } from '../routes/accounts/forms.ts'
import { fetchAccount } from '../sources/account.server.ts'
import { fetchNames } from '../sources/names.server.ts'
import { fetchRest } from '../sources/rest.server.ts'
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
  const { operator, ethereum } = formsOf(account)
  const moniker = names.validators.get(operator)
  const moduleName = names.modules.get(account)
  const module = moduleName && nameOfModule(moduleName, language)
  const label = known.value?.contract?.label
  const who = t('who', whoOf(account, { moniker, module, label }))
  const total = known.value?.unknown.includes('bank') ? undefined : known.value?.counts?.balances
  return {
    kind: things(moniker === undefined ? 'account' : 'validator'),
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

type Known = Record<'moniker' | 'module' | 'label', string | undefined>

function whoOf(account: string, { moniker, module, label }: Known): { kind: string; name: string } {
  if (moniker !== undefined) return { kind: 'validator', name: moniker }
  if (module !== undefined) return { kind: 'module', name: module }
  if (label !== undefined) return { kind: 'contract', name: label }
  return { kind: 'account', name: shortenAddress(account) }
}
