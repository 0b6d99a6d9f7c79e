import type { AnswerPart } from './answer-part.ts'

/** A link to a route of the member app, as articles write it. */
const appLink = /\[([^\]]{1,60})\]\((\/[\w/-]*)\)/

/** Makes the first screen that the first paragraph of an article links to a button; none where it links to none. */
export function findArticleAction(body: string): Extract<AnswerPart, { type: 'action' }>[] {
  const [first = ''] = body.trim().split(/\n\s*\n/)
  const [, label, path] = appLink.exec(first) ?? []
  return label === undefined || path === undefined ? [] : [{ type: 'action', label, path }]
}
