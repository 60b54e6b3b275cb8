import type { ReactNode } from 'react'

/** A part of the site under the name of the state that it is shown in; a picture is taken of each (e2e/browser/gallery.spec.ts). */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" data-sample={name}>
      <h3 className="text-[13px] text-muted">{name}</h3>
      {children}
    </section>
  )
}
