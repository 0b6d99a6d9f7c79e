import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findServerMessage } from '../../../lib/api/api-error.ts'
import { uploadDocument, uploadPicture } from '../api/upload-picture.ts'
import {
  type AttachedFiles,
  acceptedTypes,
  fileCounts,
  findFileProblem,
  PDF_TYPE,
} from '../attached-files.rules.ts'
import { toFileUrl } from '../to-file-url.ts'

interface Props {
  files: AttachedFiles
  /** Changes the latest files, because the member may remove one while another is uploaded. */
  onChange: (part: (now: AttachedFiles) => Partial<AttachedFiles>) => void
  uploading: boolean
  onUploading: (uploading: boolean) => void
}

/** Adds pictures and PDFs, which are uploaded when chosen. */
export function FilePicker({ files, onChange, uploading, onUploading }: Props) {
  const { t } = useTranslation('support-chat')
  const [problems, setProblems] = useState<string[]>([])
  const [progress, setProgress] = useState<{ name: string; share: number } | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const upload = async (file: File, attached: AttachedFiles): Promise<AttachedFiles> => {
    const onProgress = (share: number) => setProgress({ name: file.name, share })
    onProgress(0)
    if (file.type === PDF_TYPE) {
      const document = await uploadDocument(file, { onProgress })
      onChange((now) => ({ documents: [...now.documents, document] }))
      return { ...attached, documents: [...attached.documents, document] }
    }
    const { id } = await uploadPicture(file, { onProgress })
    onChange((now) => ({ pictureIds: [...now.pictureIds, id] }))
    return { ...attached, pictureIds: [...attached.pictureIds, id] }
  }

  const onFiles = async (chosen: readonly File[]) => {
    const found: string[] = []
    let attached = files
    setProblems([])
    onUploading(true)
    for (const file of chosen) {
      const problem = findFileProblem(file, attached)
      try {
        if (problem) found.push(`${file.name}: ${t(problem, fileCounts)}`)
        else attached = await upload(file, attached)
      } catch (error) {
        found.push(`${file.name}: ${findServerMessage(error) ?? t('file.failed')}`)
      }
    }
    setProgress(null)
    setProblems(found)
    onUploading(false)
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Button
        variant="text"
        startIcon={<AttachFileOutlined />}
        disabled={uploading}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {uploading ? t('file.uploading') : t('file.add')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={acceptedTypes.join()}
        multiple
        disabled={uploading}
        onChange={(event) => {
          void onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {files.pictureIds.map((id, index) => (
        <Chip
          key={id}
          avatar={<Avatar variant="rounded" src={toFileUrl('picture', id)} alt="" />}
          label={t('picture', { number: index + 1 })}
          onDelete={() => onChange((now) => ({ pictureIds: now.pictureIds.filter((other) => other !== id) }))}
        />
      ))}
      {files.documents.map(({ id, name }) => (
        <Chip
          key={id}
          icon={<PictureAsPdfOutlined />}
          label={name}
          onDelete={() =>
            onChange((now) => ({ documents: now.documents.filter((other) => other.id !== id) }))
          }
          sx={{ maxWidth: 1 }}
        />
      ))}
      {progress && (
        <Box sx={{ width: 1 }}>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {progress.name}
          </Typography>
          <LinearProgress
            variant={progress.share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(progress.share * 100)}
            aria-label={t('file.progress', { name: progress.name })}
          />
        </Box>
      )}
      {problems.length > 0 && (
        <Typography
          role="alert"
          color="error"
          sx={{ width: 1, fontSize: '0.875rem', whiteSpace: 'pre-line' }}
        >
          {problems.join('\n')}
        </Typography>
      )}
    </Box>
  )
}
