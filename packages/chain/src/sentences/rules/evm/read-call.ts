import type { EvmArgument, EvmCall } from '../../../evm.ts'
import type { Fields } from '../../fields.ts'

/** What a contract is asked, and how many bytes ask it. */
export type Call = Omit<EvmCall, 'arguments'> & {
  /** Undefined where nobody could read them. */
  arguments: readonly EvmArgument[] | undefined
  /** What a precompile asks of its module. */
  messages: readonly Fields[]
  bytes: number
}

/** The call that package `evm` found in a message's bytes. */
export function readCall(message: Fields): Call | undefined {
  const call = message.findObject('call')
  if (!call) return undefined
  const { arguments: values, known } = call.json as EvmCall
  const [method, signature, contract] = ['method', 'signature', 'contract'].map((name) => call.findText(name))
  const input = message.findObject('transaction')?.findText('input') ?? '0x'
  return {
    selector: call.text('selector'),
    ...(method !== undefined && { method }),
    ...(signature !== undefined && { signature }),
    ...(contract !== undefined && { contract }),
    ...(known !== undefined && { known }),
    arguments: values,
    messages: call.list('messages'),
    bytes: Math.floor((input.length - 2) / 2),
  }
}
