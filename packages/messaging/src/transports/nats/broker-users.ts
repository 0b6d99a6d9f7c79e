/**
 * Returns the `authorization` block of a NATS configuration in which every service has a user of its own: it may publish its own events and
 * read those of all others, and may neither publish in another's name nor delete or change another's stream.
 *
 * @param users name of the service, and its password
 */
export function formatBrokerUsers(users: readonly { service: string; password: string }[]): string {
  return `authorization {\n  users: [\n${users.map(userBlock).join('\n')}\n  ]\n}\n`
}

function userBlock({ service, password }: { service: string; password: string }): string {
  const broadcasts = `broadcast.${service}.>`
  const publish = [
    `${service}.>`,
    broadcasts,
    // A service may change its own stream, for example to more replicas; on the streams of others it may only consume.
    ...[
      '$JS.API.INFO',
      '$JS.API.STREAM.INFO.*',
      '$JS.API.STREAM.CREATE.*',
      `$JS.API.STREAM.UPDATE.${service}`,
    ],
    ...['$JS.API.CONSUMER.CREATE.>', '$JS.API.CONSUMER.DURABLE.CREATE.>', '$JS.API.CONSUMER.INFO.>'],
    ...['$JS.API.CONSUMER.MSG.NEXT.>', '$JS.ACK.>'],
  ]
  const list = (subjects: readonly string[]) =>
    `[${subjects.map((subject) => JSON.stringify(subject)).join(', ')}]`
  return `    { user: ${JSON.stringify(service)}, password: ${JSON.stringify(password)}, permissions: {
      publish: { allow: ${list(publish)} }, subscribe: { allow: ${list(['_INBOX.>', broadcasts])} } } }`
}
