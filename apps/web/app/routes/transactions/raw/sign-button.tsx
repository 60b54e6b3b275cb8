import { useEffect, useState } from 'react'
import { startAct } from '../../../wallet/act.ts'
import { useSession } from '../../../wallet/session.ts'
import type { ToSign } from './build-raw.ts'

/**
 * Signs the messages of a transaction that nobody has signed, with fee, sequence and last block of now. Who has a wallet
 * that signs no bytes is told so instead.
 */
export function SignButton({ sign, bytesOnly, messages, memo }: ToSign) {
  const session = useSession()
  const [isAble, setAble] = useState(true)
  useEffect(() => {
    let isShown = true
    const look = async () => {
      const { signsBytes } = await import('./signs-bytes.ts')
      const found = await signsBytes(session)
      if (isShown) setAble(found)
    }
    look().catch(() => {}) // what can't be told before is told when it is to sign
    return () => {
      isShown = false
    }
  }, [session])
  const act = () =>
    startAct({
      build: async () => (await import('./build-raw.ts')).buildRaw(messages, bytesOnly),
      memo,
    })
  if (!isAble) return <span className="text-muted">{bytesOnly}</span>
  return (
    <button type="button" className="button" onClick={() => void act()}>
      {sign}
    </button>
  )
}
