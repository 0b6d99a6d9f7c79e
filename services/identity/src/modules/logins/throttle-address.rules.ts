/**
 * Returns the part of a client address by which attempts are counted: an IPv6 customer has a whole /64, so single addresses there
 * say nothing. The gateway writes `forwardedFor`, whose last entry is the address that it saw itself.
 */
export function toThrottleAddress(forwardedFor: string | undefined, socketAddress: string): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() || socketAddress
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return address.includes(':') ? `${network(address)}::/64` : address
}

function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  if (tail === undefined) return left.slice(0, 4).map(short).join(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).map(short).join(':')
}

function short(group: string): string {
  return group.replace(/^0+(?=.)/, '')
}
