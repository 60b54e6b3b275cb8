import { notify } from '../../../notices/notify.ts'
import { openConnect } from '../../../wallet/open-connect.ts'
import { useSession } from '../../../wallet/session.ts'

/** Lets whoever isn't connected connect, where only the connected can do something. */
export function ConnectLine({ text }: { text: string }) {
  const { status } = useSession()
  if (status === 'connected') return null
  return (
    <button
      type="button"
      className="link font-medium [@media(scripting:none)]:hidden"
      onClick={() => void openConnect().catch((error: unknown) => notify({ error }))}
    >
      {text}
    </button>
  )
}
