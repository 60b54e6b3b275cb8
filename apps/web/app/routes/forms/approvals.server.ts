import { formatEthereumAddress, shortenAddress } from '@injsight/chain'
import { endApproval, type Approved } from '@injsight/evm'
import type { EvmApproval } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import { plainText } from '../../language/written.ts'
import { fetchApprovalsOf } from '../../sources/evm/evm-tokens.server.ts'
import type { Choice } from '../../wallet/forms/shown-form.ts'
import { allowed } from '../accounts/lists/approvals.server.ts'
import { bare, type ShowForm } from './asked-form.server.ts'

/** So many are offered at once: the index lists no more in one answer. */
const most = 200

/** What others may move of the EVM's tokens of an account, each with the call that takes it back. */
export const showEndApproval: ShowForm = async ({ account, cursor, naming }) => {
  const t = translationsIn(naming.language, 'forms')
  const { approvals, unknown, next } = await fetchApprovalsOf({ account, by: 'owner', cursor, limit: most })
  if (unknown.length > 0) return { ...bare, none: translationsIn(naming.language, 'account')('unknownPart') }
  if (approvals.length === 0) return { ...bare, none: t('none.approvals') }
  const choices = approvals.map((approval) => toChoice(approval, naming))
  return { ...bare, about: t('about.endApproval'), from: { label: t('labels.approval'), choices, next } }
}

function toChoice(approval: EvmApproval, naming: Naming): Choice {
  const { token, contract, spender } = approval
  const named = token?.symbol || token?.name || shortenAddress(contract)
  const to = formatEthereumAddress(contract)
  const data = endApproval(formatEthereumAddress(spender), approvedOf(approval))
  const who = plainText([writeAccount(spender, naming)])
  return { key: `${to} ${data}`, text: [named, plainText(allowed(approval, naming).shown), who].join(' · ') }
}

function approvedOf({ item, amount }: EvmApproval): Approved {
  if (item !== '') return { item: BigInt(item) }
  return amount === '' ? 'all' : 'amount'
}
