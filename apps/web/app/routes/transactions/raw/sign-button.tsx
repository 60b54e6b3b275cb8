import { startAct } from '../../../wallet/act.ts'
import type { ToSign } from './build-raw.ts'

/** Signs the messages of a transaction that nobody has signed, with fee, sequence and last block of now. */
export function SignButton({ sign, bytesOnly, messages, memo }: ToSign) {
  const act = () =>
    startAct({
      build: async () => (await import('./build-raw.ts')).buildRaw(messages, bytesOnly),
      memo,
    })
  return (
    <button type="button" className="button" onClick={() => void act()}>
      {sign}
    </button>
  )
}
