import type { ReactNode } from 'react'

/** A part of the site under the name of the state that it is shown in; a picture is taken of each (e2e/browser/whole/gallery.spec.ts). */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" data-sample={name}>
      <h3 className="text-[13px] text-muted">{name}</h3>
      {children}
    </section>
  )
}

/** The same in a frame, for parts that have none of their own. */
export function FramedSample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-[18px]" data-sample={name}>
      <h3 className="font-semibold">{name}</h3>
      {children}
    </section>
  )
}
