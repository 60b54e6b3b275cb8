import { formatEthereumAddress } from '@injsight/chain'
import type { AccountCounts, GetAccountResponse } from '@injsight/injsight-v1'
import { drawAvatar, type Drawing } from '../../views/accounts/draw-avatar.ts'
import { spellAccount, type Spellings } from '../../views/accounts/spellings.ts'
import { whoOf } from '../../views/accounts/who.server.ts'
import { isolateName } from '../../language/isolate.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { formatInteger } from '../../language/format-integer.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { namePrecompile, writeAccount, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { lists } from './lists/lists.server.ts'

/** Who an account is, in words and in every spelling. */
export type Identity = {
  avatar: Drawing
  who: string
  heading: string
  facts: ToldFact[]
}

/** @param known undefined while that can't be had */
export function identify(account: string, known: GetAccountResponse | undefined, naming: Naming): Identity {
  const t = translationsIn(naming.language, 'account')
  const spellings = spellAccount(account)
  const who = t('who', whoOf(account, known, naming))
  const count = countAssets(known?.counts)
  return {
    avatar: drawAvatar(account),
    who,
    heading: count === undefined ? who : t('said', { who, count }),
    facts: [
      ...listRoles(account, known, naming),
      ...listSpellings(spellings, known, naming),
      ...(known === undefined || known.base === 0n
        ? []
        : [{ name: t('firstSeen'), shown: writeFirstSeen(known, naming) }]),
    ],
  }
}

/** Of how many assets an account has something; undefined where that isn't known. */
export function countAssets(counts: AccountCounts | undefined): number | undefined {
  const held = counts && lists.balances.count(counts)
  if (counts === undefined || held === undefined) return undefined
  return held + (lists.erc20.count(counts) ?? 0)
}

function listRoles(account: string, known: GetAccountResponse | undefined, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'account')
  const moniker = naming.names.validators.get(account)
  const module = naming.names.modules.get(account)
  const contract = known?.contract
  const domain = naming.names.accountNames?.nameOf(account)
  const roles: ToldFact[] = []
  if (domain !== undefined) {
    const name = translationsIn(naming.language, 'nameServices')('name')
    roles.push({ name, shown: [{ text: isolateName(domain), look: 'domain' }], copy: domain })
  }
  if (moniker !== undefined) {
    roles.push({
      name: translationsIn(naming.language, 'things')('validator'),
      shown: [
        { text: isolateName(moniker), to: `/validator/${spellAccount(account).operator}/`, look: 'name' },
      ],
    })
  }
  if (module !== undefined) roles.push({ name: t('module'), shown: [module] })
  if (contract !== undefined) {
    const code = t('code', { id: String(contract.codeId) })
    const page = `/contract/${account}/`
    roles.push({
      name: t('contract'),
      shown: [
        { text: isolateName(contract.label || account), to: page, look: 'name' },
        ' · ',
        { text: code, to: `/code/${contract.codeId}/`, look: 'name' },
        ` · ${t('madeBy')} `,
        writeAccount(contract.creator, naming),
      ],
    })
  }
  const precompile = namePrecompile(account, naming.language)
  if (precompile !== undefined) roles.push({ name: t('contract'), shown: [precompile] })
  if (known?.isEvmContract === true) {
    const page = `/contract/${formatEthereumAddress(account)}/`
    roles.push({ name: t('contract'), shown: [{ text: t('ofEvm'), to: page, look: 'name' }] })
  }
  return roles
}

function listSpellings(
  { account, ethereum, subaccount, operator }: Spellings,
  known: GetAccountResponse | undefined,
  { language, names }: Naming,
): ToldFact[] {
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
