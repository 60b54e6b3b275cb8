import { formatEthereumAddress, formatUnits, readAccount } from '@injsight/chain'
import type { EvmApproval } from '@injsight/injsight-v1'
import { nameNft } from '../../../language/name-nft.ts'
import { pathOfNft } from '../../../language/nft-paths.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { fetchApprovalsOf } from '../../../sources/evm/evm-tokens.server.ts'
import { account, block, number, words } from '../../../views/lists/cells.server.ts'
import type { Cell, Row } from '../../../views/lists/table.ts'
import { contractInFile, tokenCell } from './evm.server.ts'
import type { List } from './list.ts'

type Side = 'owner' | 'spender'

function approvalsBy(by: Side, file: string, count: List['count']): List {
  const other = by === 'owner' ? 'spender' : 'owner'
  return {
    file,
    count,
    async fetch({ naming, ...page }) {
      const { approvals, next, unknown } = await fetchApprovalsOf({ ...page, by })
      const t = translationsIn(naming.language, 'account')
      const columns = [
        { name: t('columns.token') },
        { name: t('contract'), isOnlyInFile: true },
        { name: translationsIn(naming.language, 'token')(`columns.${other}`) },
        { name: t('amount'), isNumber: true },
        { name: t('columns.since'), isNumber: true },
      ]
      const rows = approvals.map((approval) => rowOfApproval(approval, other, naming))
      return { table: { columns, rows }, next, unknown }
    },
  }
}

function rowOfApproval(approval: EvmApproval, other: Side, naming: Naming): Row {
  const { contract, amount, item, height, token } = approval
  return {
    key: `${contract} ${approval[other]} ${amount === ''} ${item}`,
    cells: [
      tokenCell(contract, token?.symbol || token?.name || ''),
      contractInFile(contract),
      account(approval[other], naming),
      allowed(approval, naming),
      block(height),
    ],
  }
}

/** So much, one of a collection, or all that there is of it. */
export function allowed(
  { contract, amount, isUnlimited, item, token }: EvmApproval,
  { language }: Naming,
): Cell {
  const t = translationsIn(language, 'token')
  if (item !== '') {
    const to = pathOfNft(formatEthereumAddress(readAccount(contract)), item)
    return { shown: [{ text: nameNft(item), to, look: 'name' }], file: `#${item}` }
  }
  if (amount === '') return words([t('all')])
  if (isUnlimited) return words([{ text: t('unlimited'), title: amount, look: 'name' }])
  if (token?.hasDecimals === true) return number(formatUnits(amount, token.decimals))
  return { ...number(amount), below: [translationsIn(language, 'account')('smallest')] }
}

export const approvalsGiven = approvalsBy('owner', 'approvals-given', (counts) => counts.approvalsGiven)
export const approvalsReceived = approvalsBy(
  'spender',
  'approvals-received',
  (counts) => counts.approvalsReceived,
)
