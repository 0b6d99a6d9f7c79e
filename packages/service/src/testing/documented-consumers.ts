/**
 * Compares a service's consumers with the column "consumed by" of docs/events.md, both ways, and returns one sentence per difference. Rows
 * look like `| identity.logged-in.v1 | identity | when | aiesthe, charts | … |`; `–` stands for no consumer.
 */
export function checkDocumentedConsumers(options: {
  service: string
  subjects: Iterable<string>
  markdown: string
}): string[] {
  const subjects = new Set(options.subjects)
  const documented = subjectsOf(options.service, options.markdown)
  return [
    ...[...subjects]
      .filter((subject) => !documented.has(subject))
      .map((subject) => `docs/events.md does not say that it consumes ${subject}`),
    ...[...documented]
      .filter((subject) => !subjects.has(subject))
      .map((subject) => `docs/events.md says that it consumes ${subject}`),
  ]
}

/** The subjects whose row names a service as a consumer. */
function subjectsOf(service: string, markdown: string): Set<string> {
  const rows = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const consumed = rows.filter(([, , , , consumers = '']) => consumers.split(', ').includes(service))
  return new Set(consumed.map(([, subject = '']) => subject.replaceAll('`', '')))
}
