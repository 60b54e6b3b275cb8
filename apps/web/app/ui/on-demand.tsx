import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A part that few visitors see: its script comes when it is shown. The server writes it into the page all the same.
 *
 * @example const ErrorPage = onDemand(async () => (await import('./error-page.tsx')).ErrorPage)
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => React.JSX.Element {
  const Part = lazy(async () => ({ default: await load() }))
  return function OnDemand(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
