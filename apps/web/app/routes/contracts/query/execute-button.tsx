import { startAct } from '../../../wallet/act.ts'
import { useSession } from '../../../wallet/session.ts'
import type { Execution } from './build-execution.ts'

type Shown = {
  /** Of who is connected, and of who isn't: they connect first. */
  sign: string
  connect: string
  execution: Execution
}

/** Signs and sends a message for a contract, after it was shown what would come of it. */
export function ExecuteButton({ sign, connect, execution }: Shown) {
  const { status } = useSession()
  const act = () =>
    startAct({
      build: async (sender) => (await import('./build-execution.ts')).buildExecution(execution, sender),
    })
  return (
    <button type="button" className="button button-main" onClick={() => void act()}>
      {status === 'connected' ? sign : connect}
    </button>
  )
}
