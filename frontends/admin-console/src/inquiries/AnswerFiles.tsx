import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Avatar from '@mui/material/Avatar'
import Chip from '@mui/material/Chip'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { FilePicker } from '../components/FilePicker.tsx'
import { readDataUrl } from '../components/read-data-url.ts'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ATTACHABLE_MIME_TYPES, findFileProblem, getFileKind } from './attached-file.rules.ts'
import { toFileUrl } from './to-file-url.ts'
import type { AttachedFile } from './types.ts'

/** Adds pictures and PDFs to an answer, which are uploaded when chosen. */
export function AnswerFiles(props: {
  files: readonly AttachedFile[]
  disabled: boolean
  onChange: (files: AttachedFile[]) => void
  /** Tells whether a file is being uploaded, which an answer must wait for. */
  onUploading: (uploading: boolean) => void
}) {
  const { files, disabled, onChange, onUploading } = props
  const translate = useTranslate()
  const provider = useDataProvider<ConsoleDataProvider>()
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useMutation({
    async mutationFn(file: File): Promise<AttachedFile> {
      const kind = getFileKind(file)
      const content = await readDataUrl(file)
      if (kind === 'picture') {
        const { id } = await provider.call('POST /v2/support/chat/picture', { body: { image: content } })
        return { kind, id, name: file.name }
      }
      const body = { name: file.name, document: content }
      const { id, name } = await provider.call('POST /v2/support/chat/document', { body })
      return { kind, id, name }
    },
    onMutate: () => onUploading(true),
    onSettled: () => onUploading(false),
    onSuccess: (file) => onChange([...files, file]),
    onError: (error: Error) => setProblem(error.message),
  })
  const onChoose = (file: File) => {
    const found = findFileProblem(file, files)
    setProblem(found && translate(found))
    if (!found) upload.mutate(file)
  }
  return (
    <FilePicker
      label={translate('console.inquiries.file.label')}
      accept={ATTACHABLE_MIME_TYPES.join()}
      actionLabel={upload.isPending ? 'console.inquiries.file.uploading' : 'console.inquiries.file.add'}
      disabled={disabled || upload.isPending}
      error={problem}
      onChoose={onChoose}
    >
      {files.map(({ id, kind, name }) => (
        <Chip
          key={id}
          label={name}
          {...(kind === 'picture'
            ? { avatar: <Avatar variant="rounded" src={toFileUrl('picture', id)} alt="" /> }
            : { icon: <PictureAsPdfOutlined /> })}
          disabled={disabled}
          onDelete={() => onChange(files.filter((other) => other.id !== id))}
          sx={{ maxWidth: 1 }}
        />
      ))}
    </FilePicker>
  )
}
