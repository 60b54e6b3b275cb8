export const bank = {
  bank: {
    send: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {recipient}',
    sendToSelf: '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to their own account',
    multiSend:
      '{sender} {failed, select, yes {tried to send} other {sent}} {amount} to {count, plural, one {# account} other {# accounts}}',
    setSendEnabled:
      '{authority} {failed, select, yes {tried to change} other {changed}} whether {count, plural, one {# token} other {# tokens}} may be sent',
  },
  vesting: {
    lock: '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, {release, select, end {locked until} other {unlocked bit by bit until}} {time}',
    lockInSteps:
      '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, to be unlocked step by step',
    lockForGood:
      '{sender} {failed, select, yes {tried to give} other {gave}} {recipient} {amount}, locked for good',
  },
}
