import { readObject, readText, readDigits } from '../read-json.ts'

/** What a packet of ICS-20 says. */
export type Transfer = { sender: string; receiver: string; denom: string; amount: bigint; memo: string }

/** @returns undefined for a packet of another kind */
export function readTransfer(content: Buffer): Transfer | undefined {
  try {
    const { sender, receiver, denom, amount, memo } = readObject(JSON.parse(content.toString()), 'packet')
    return {
      sender: readText(sender, 'sender'),
      receiver: readText(receiver, 'receiver'),
      denom: readText(denom, 'denom'),
      amount: readDigits(amount, 'amount'),
      memo: readText(memo ?? '', 'memo'),
    }
  } catch {
    return undefined
  }
}

/** What a chain answered to a packet: `{"result": …}` or `{"error": …}`; undefined for another form. */
export function readAnswer(bytes: Buffer): { is_success: boolean; why: string | null } | undefined {
  try {
    const { result, error } = readObject(JSON.parse(bytes.toString()), 'answer')
    if (typeof result === 'string') return { is_success: true, why: null }
    return { is_success: false, why: readText(error, 'error') }
  } catch {
    return undefined
  }
}
