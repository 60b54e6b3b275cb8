import { shortenAddress } from '@injsight/chain'
import type { GetAccountResponse } from '@injsight/injsight-v1'
import type { Drawing } from '../../chain/draw-avatar.ts'
import { isolate } from '../../language/isolate.ts'
import { formatInteger } from '../../language/format-integer.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { nameOfModule, writeAccount, type Naming } from '../../language/write-sentence.server.ts'
import type { Written } from '../../language/written.ts'
import { formsOf, type Forms } from './forms.ts'

/** Who an account is, in words and in every spelling. */
export type Identity = {
  avatar: Drawing
  who: string
  heading: string
  facts: IdentityFact[]
}

type IdentityFact = { name: string; shown: Written; copy?: string }

const longestName = 70

/** @param known undefined while that can't be had */
export function identify(account: string, known: GetAccountResponse | undefined, naming: Naming): Identity {
  const t = translationsIn(naming.language, 'account')
  const forms = formsOf(account)
  const who = t('who', nameOf(forms, known, naming))
  const count = known?.counts?.balances
  return {
    avatar: forms.avatar,
    who,
    heading: count === undefined ? who : t('said', { who, count }),
    facts: [
      ...listRoles(forms, known, naming),
      ...listSpellings(forms, known, naming),
      ...(known === undefined ? [] : [{ name: t('firstSeen'), shown: writeFirstSeen(known, naming) }]),
    ],
  }
}

/** What an account is, as far as the chain says. */
function nameOf(
  { account, operator }: Forms,
  known: GetAccountResponse | undefined,
  { names, language }: Naming,
): { kind: string; name: string } {
  const moniker = names.validators.get(operator)
  const module = names.modules.get(account)
  const label = known?.contract?.label ?? ''
  if (moniker !== undefined) return { kind: 'validator', name: cut(moniker) }
  if (module !== undefined) return { kind: 'module', name: nameOfModule(module, language) }
  if (label !== '') return { kind: 'contract', name: cut(label) }
  return { kind: 'account', name: shortenAddress(account) }
}

function listRoles(
  { account, operator }: Forms,
  known: GetAccountResponse | undefined,
  naming: Naming,
): IdentityFact[] {
  const t = translationsIn(naming.language, 'account')
  const moniker = naming.names.validators.get(operator)
  const module = naming.names.modules.get(account)
  const contract = known?.contract
  const roles: IdentityFact[] = []
  if (moniker !== undefined) {
    roles.push({ name: translationsIn(naming.language, 'things')('validator'), shown: [cut(moniker)] })
  }
  if (module !== undefined) roles.push({ name: t('module'), shown: [module] })
  if (contract !== undefined) {
    const code = t('code', { id: String(contract.codeId) })
    const made: Written = [` · ${code} · ${t('madeBy')} `, writeAccount(contract.creator, naming)]
    roles.push({ name: t('contract'), shown: [cut(contract.label), ...made] })
  }
  return roles
}

function listSpellings(
  { account, ethereum, subaccount, operator }: Forms,
  known: GetAccountResponse | undefined,
  { language, names }: Naming,
): IdentityFact[] {
  const t = translationsIn(language, 'account')
  const isValidator = names.validators.has(operator) || (known?.operator ?? '') !== ''
  const spelled = [
    [t('address'), account],
    [t('ethereum'), ethereum],
    [t('subaccount'), subaccount],
    [t('operator'), isValidator ? operator : undefined],
  ] as const
  return spelled.flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, shown: [{ text, look: 'identifier' as const }], copy: text }],
  )
}

function writeFirstSeen({ firstSeen, isOlder, base }: GetAccountResponse, { language }: Naming): Written {
  const t = translationsIn(language, 'account')
  if (isOlder) return [base <= 1n ? t('inGenesis') : t('beforeIndex', { height: formatInteger(base) })]
  if (firstSeen === 0n) return [t('neverSeen')]
  return [
    { text: t('seenIn', { height: formatInteger(firstSeen) }), to: `/block/${firstSeen}/`, look: 'name' },
  ]
}

function cut(name: string): string {
  return isolate(name.slice(0, longestName))
}
