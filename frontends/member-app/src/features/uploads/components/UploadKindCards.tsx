import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import FaceRetouchingNaturalOutlined from '@mui/icons-material/FaceRetouchingNaturalOutlined'
import ForestOutlined from '@mui/icons-material/ForestOutlined'
import MusicNoteOutlined from '@mui/icons-material/MusicNoteOutlined'
import SpaOutlined from '@mui/icons-material/SpaOutlined'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LinkCard, LinkCardGrid } from '../../../components/LinkCard.tsx'
import { uploadKinds } from '../upload-kinds.ts'

const icons = {
  dmv: FaceRetouchingNaturalOutlined,
  sound_therapy: SpaOutlined,
  sound: ForestOutlined,
  kanade: MusicNoteOutlined,
  enterprise: BusinessOutlined,
}

/** Links to the kinds of sounds. */
export function UploadKindCards() {
  const { t } = useTranslation('uploads')
  return (
    <LinkCardGrid>
      {uploadKinds.map((kind) => (
        <LinkCard
          key={kind}
          to={`${paths.upload}/${kind}`}
          icon={icons[kind]}
          title={t(`kinds.${kind}.title`)}
          text={t(`kinds.${kind}.text`)}
        />
      ))}
    </LinkCardGrid>
  )
}
