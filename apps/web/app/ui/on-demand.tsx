import { lazy, memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react'

/**
 * A part that few visitors see: its script comes when it is shown. The server writes it into the page all the same.
 *
 * @example const ErrorPage = onDemand(async () => (await import('./error-page.tsx')).ErrorPage)
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  // What is drawn anew around it, with each block, must not reach it while its script is on the way: React would take
  // away what the server wrote until it has come.
  return memo(function OnDemand(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
