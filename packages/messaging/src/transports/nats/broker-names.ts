/** Names on the broker. A namespace keeps several deployments, or test files, on one broker apart. */
export interface BrokerNames {
  /** The stream that holds a subject's events: one per publisher, e.g. `identity` for `identity.>`. */
  streamName(subject: string): string
  streamSubjects(subject: string): string[]
  /** The subject as the broker sees it. */
  brokerSubject(subject: string): string
}

export function createBrokerNames(namespace: string | undefined): BrokerNames {
  if (namespace !== undefined && !/^[A-Za-z0-9_-]+$/.test(namespace))
    throw new Error(`stream namespace ${namespace} may hold letters, digits, "_" and "-" only`)
  const prefix = namespace === undefined ? '' : `${namespace}.`
  const publisher = (subject: string) => subject.split('.')[0] ?? subject
  return {
    streamName: (subject) =>
      namespace === undefined ? publisher(subject) : `${namespace}_${publisher(subject)}`,
    streamSubjects: (subject) => [`${prefix}${publisher(subject)}.>`],
    brokerSubject: (subject) => prefix + subject,
  }
}
