import { shortenAddress } from '@injsight/chain'
import type { GetAccountResponse } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import { nameOfModule, type Naming } from '../../language/write-part.server.ts'

/** What an account is and what it is called, as the words of `account.who` take it. */
export type Who = { kind: 'validator' | 'module' | 'contract' | 'account'; name: string }

/** @param known undefined while that can't be had */
export function whoOf(
  account: string,
  known: GetAccountResponse | undefined,
  { names, language }: Naming,
): Who {
  const moniker = names.validators.get(account)
  const module = names.modules.get(account)
  const label = known?.contract?.label ?? ''
  if (moniker !== undefined) return { kind: 'validator', name: isolateName(moniker) }
  if (module !== undefined) return { kind: 'module', name: nameOfModule(module, language) }
  if (label !== '') return { kind: 'contract', name: isolateName(label) }
  if (known?.isEvmContract === true) return { kind: 'contract', name: shortenAddress(account) }
  const domain = names.accountNames?.nameOf(account)
  return { kind: 'account', name: domain === undefined ? shortenAddress(account) : isolateName(domain) }
}
