import { startCall } from '../../../wallet/act.ts'
import type { EthereumCall } from '../../../wallet/signer.ts'
import { useSession } from '../../../wallet/session.ts'

type Shown = {
  /** Of who is connected, and of who isn't: they connect first. */
  send: string
  connect: string
  call: EthereumCall
}

/** Has a wallet of Ethereum send the call of a method: it signs such transactions by itself. */
export function SendCallButton({ send, connect, call }: Shown) {
  const { status } = useSession()
  return (
    <button type="button" className="button button-main" onClick={() => void startCall(call)}>
      {status === 'connected' ? send : connect}
    </button>
  )
}
