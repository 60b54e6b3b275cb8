import { notify } from '../../../notices/notify.ts'
import { useSession } from '../../../wallet/session.ts'

const connect = async () => (await import('../../../wallet/open-connect.ts')).openConnect()

/** Lets whoever isn't connected connect, where only the connected can do something. */
export function ConnectLine({ text }: { text: string }) {
  const { status } = useSession()
  if (status === 'connected') return null
  return (
    <button
      type="button"
      className="link font-medium [@media(scripting:none)]:hidden"
      onClick={() => void connect().catch((error: unknown) => notify({ error }))}
    >
      {text}
    </button>
  )
}
