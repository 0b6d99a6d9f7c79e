import { ApiError } from '@hibiki/http'
import { truncateToCharacters } from '@hibiki/text'
import type { SupportContext } from '../../../context.ts'
import type { AttachedFileIds } from '../attached-files.sql.ts'
import { isPdf, MAX_DOCUMENT_BYTES, toDocumentName } from '../document.rules.ts'
import { insertDocument } from '../documents.sql.ts'
import { insertPicture } from '../pictures.sql.ts'
import { storeDocument } from '../read-document.ts'
import { storePicture } from '../read-picture.ts'
import { reencodePicture } from '../reencode-picture.ts'
import { storeFile } from '../store-file.ts'
import type { ReceivedMail } from './received-mail.ts'

/** As many files of one mail are accepted. */
const MAX_FILES_PER_MAIL = 3
const MAX_NAMED_FILES = 10
const MAX_NAME_CHARACTERS = 60

type Context = Pick<SupportContext, 'db' | 'clock' | 'storage' | 'sealedFiles'>
type Attachment = NonNullable<ReceivedMail['attachments']>[number]

/**
 * Stores the files of a mail by the rules of uploaded files: pictures are encoded anew, PDFs checked.
 *
 * @returns the ids of the first three that are accepted, and the names of the others
 * @throws ApiError E5030 while too many files wait, E4040 when the member was deleted meanwhile
 */
export async function storeMailFiles(
  context: Context,
  { memberId, attachments }: { memberId: string; attachments: readonly Attachment[] },
): Promise<AttachedFileIds & { refusedFiles: string[] }> {
  const [pictureIds, documentIds, refusedFiles]: [string[], string[], string[]] = [[], [], []]
  // One after the other, because each is in memory twice meanwhile.
  for (const { name, content } of attachments) {
    const file = Buffer.from(content, 'base64')
    const isOneMore = pictureIds.length + documentIds.length < MAX_FILES_PER_MAIL
    const document = isOneMore && isPdf(file) && file.length <= MAX_DOCUMENT_BYTES
    const picture = isOneMore && !document ? await tryReencode(file) : null
    if (document) documentIds.push(await addDocument(context, { memberId, name, file }))
    else if (picture) pictureIds.push(await addPicture(context, { memberId, ...picture }))
    else if (refusedFiles.length < MAX_NAMED_FILES) refusedFiles.push(toShownName(name))
  }
  return { pictureIds, documentIds, refusedFiles }
}

async function tryReencode(file: Buffer) {
  try {
    return await reencodePicture(file)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== 'E5030'
    if (isRefused) return null
    throw error
  }
}

function addPicture(
  context: Context,
  { memberId, bytes, ...size }: { memberId: string; bytes: Buffer; width: number; height: number },
): Promise<string> {
  return storeFile(context, {
    memberId,
    store: (id) => storePicture(context, id, bytes),
    insert: (trx, row) => insertPicture(trx, { ...row, ...size, memberId, bytes: bytes.length }),
  })
}

function addDocument(
  context: Context,
  { memberId, name, file }: { memberId: string; name: string; file: Buffer },
): Promise<string> {
  return storeFile(context, {
    memberId,
    store: (id) => storeDocument(context, id, file),
    insert: (trx, row) =>
      insertDocument(trx, { ...row, memberId, name: toDocumentName(name), bytes: file.length }),
  })
}

/** Returns the name of a file on one line, without folders and characters that turn the direction of writing. */
function toShownName(name: string): string {
  const shown = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  return truncateToCharacters(shown, MAX_NAME_CHARACTERS) || '?'
}
