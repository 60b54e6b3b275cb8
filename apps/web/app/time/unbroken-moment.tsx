import { Fragment } from 'react'

/** A date and a time of day: neither of them is parted, but between a phone's lists and wide ones, where columns are narrow. */
export function UnbrokenMoment({ of: text }: { of: string }) {
  return text.split(/ (?=\d{1,2}:)|(?<=^\d{1,2}:\d\d:\d\d) /).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' '}
      <span className="whitespace-nowrap md:max-xl:whitespace-normal">{part}</span>
    </Fragment>
  ))
}
