import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import MenuBookRounded from '@mui/icons-material/MenuBookRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toSupportArticlePath } from '../../../app/paths.ts'
import type { AdvisorMessage, AnswerPart, SuggestedSound } from '../types.ts'
import { AnswerFigures } from './AnswerFigures.tsx'

interface Props {
  message: AdvisorMessage
  /** Whether further questions are offered, which belong to the last answer only. */
  canAsk: boolean
  onAsk: (question: string) => void
  renderSounds: (sounds: readonly SuggestedSound[]) => ReactNode
}

/** Shows what an answer has below its text: sounds to play, figures, buttons, and chips for what may come next. */
export function AnswerParts({ message: { articleIds, parts }, canAsk, onAsk, renderSounds }: Props) {
  const { t } = useTranslation('support-chat')
  const [articleId] = articleIds
  const actions = parts.filter((part) => part.type === 'action')
  const related = parts.flatMap((part) => (part.type === 'articles' ? part.articles : []))
  const questions = parts.flatMap((part) => (canAsk && part.type === 'questions' ? part.questions : []))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', maxWidth: '36rem', mt: 1.5, '&:empty': { mt: 0 } }}>
      {parts.map((part) => toContent(part, renderSounds))}
      {(actions.length > 0 || articleId !== undefined) && (
        <Box sx={row}>
          {actions.map(({ path, label }) => (
            <Button
              key={path}
              component={Link}
              to={path}
              variant="outlined"
              endIcon={<ArrowForwardRounded />}
              sx={{ minHeight: 44 }}
            >
              {label}
            </Button>
          ))}
          {articleId !== undefined && (
            <Button component={Link} to={toSupportArticlePath(articleId)} sx={{ minHeight: 44 }}>
              {t('advisor.article')}
            </Button>
          )}
        </Box>
      )}
      {related.length > 0 && (
        <Box component="ul" aria-label={t('advisor.related')} sx={[row, list]}>
          {related.map(({ id, title }) => (
            <li key={id}>
              <Chip
                component={Link}
                to={toSupportArticlePath(id)}
                clickable
                variant="outlined"
                icon={<MenuBookRounded />}
                label={title}
                sx={chip}
              />
            </li>
          ))}
        </Box>
      )}
      {questions.length > 0 && (
        <Box component="ul" aria-label={t('advisor.next')} sx={[row, list]}>
          {questions.map((question) => (
            <li key={question}>
              <Chip clickable label={question} onClick={() => onAsk(question)} sx={chip} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function toContent(part: AnswerPart, renderSounds: Props['renderSounds']) {
  // The service removes equal parts.
  const key = JSON.stringify(part)
  if (part.type === 'sounds') return <Box key={key}>{renderSounds(part.sounds)}</Box>
  if (part.type === 'figures') return <AnswerFigures key={key} figures={part} />
  return null
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const
const list = { m: 0, p: 0, listStyle: 'none', '& > li': { minWidth: 0 } } as const
const chip = {
  height: 'auto',
  minHeight: '2.75rem',
  maxWidth: '100%',
  borderRadius: 999,
  px: 0.5,
  fontSize: '0.9375rem',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
} as const
