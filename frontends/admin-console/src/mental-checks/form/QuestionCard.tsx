import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useLocale } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Tag } from '../../components/Tag.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { type Check, selectText } from '../types.ts'
import { QuestionInputs } from './QuestionInputs.tsx'

interface Props {
  index: number
  isLast: boolean
  isInvalid: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** Shows one question as a line, and its inputs while it is open. */
export function QuestionCard({ index, isLast, isInvalid, isOpen, onToggle, onMove, onRemove }: Props) {
  const locale = useLocale()
  const id = useId()
  const question = useWatch<Check, `items.${number}`>({ name: `items.${index}` })
  const t = useTranslate('console.mentalChecks')
  if (!question) return null
  const name = selectText(question.nameJa, question.nameEn, question.names, locale) || t('untitled')
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <ButtonBase
          onClick={() => onToggle(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
          sx={{ ...toggle, color: question.requires ? 'text.primary' : 'text.secondary' }}
        >
          <ExpandMoreRounded
            aria-hidden
            sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform 200ms ease-out' }}
          />
          <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {index + 1}. {name}
          </Box>
          {!question.requires && <Tag>{t('hidden')}</Tag>}
          {isInvalid && <Tag tone="bad">{t('wrong')}</Tag>}
        </ButtonBase>
        <IconButton
          aria-label={t('moveUp', { no: index + 1 })}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          <KeyboardArrowUpRounded />
        </IconButton>
        <IconButton aria-label={t('moveDown', { no: index + 1 })} disabled={isLast} onClick={() => onMove(1)}>
          <KeyboardArrowDownRounded />
        </IconButton>
      </Box>
      <Box id={id} hidden={!isOpen} sx={{ p: 2, pt: 1 }}>
        {isOpen && (
          <>
            <QuestionInputs index={index} />
            <Button
              size="small"
              color="error"
              startIcon={<DeleteOutlineRounded />}
              onClick={onRemove}
              sx={{ mt: 2 }}
            >
              {t('removeQuestion', { no: index + 1 })}
            </Button>
          </>
        )}
      </Box>
    </Box>
  )
}

const card = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' } as const
const toggle = {
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  px: 1.5,
  py: 0.75,
  gap: 1,
  borderRadius: 1,
  textAlign: 'left',
  fontSize: '0.9375rem',
  justifyContent: 'flex-start',
} as const
