import type { Medicine } from './medicines.types.ts'
import { taking, takingNotByMouth } from './taking.ts'

/** Skin and eyes. */
export const skinAndEyeMedicines: readonly Medicine[] = [
  ...taking(
    ['photosensitisers', 'hepatotoxic_drugs'],
    [
      ['Acitretin', 'D05BB02', 'Neotigason'],
      ['Isotretinoin', 'D10BA01', 'Roaccutane, Accutane, Absorica, Reticutan, Claravis'],
      ['Alitretinoin', 'D11AH04', 'Toctino'],
    ],
  ),
  ...takingNotByMouth(
    ['photosensitisers'],
    [
      ['Tazarotene', 'D05AX05', 'Zorac, Tazorac'],
      ['Tretinoin cream', 'D10AD01', 'tretinoin gel, Retin-A'],
      ['Adapalene', 'D10AD03 D10AD53', 'Differin, Epiduo'],
      ['Benzoyl peroxide', 'D10AE01', 'Acnecide, PanOxyl'],
      ['Trifarotene', 'D10AX', 'Aklief'],
    ],
  ),
  ...taking(['photosensitisers'], [['Methoxsalen', 'D05AD02 D05BA02', 'psoralen, PUVA']]),
  ...takingNotByMouth(
    [],
    [
      ['Clotrimazole', 'D01AC01 G01AF02', 'clotrimazole cream, Canesten, Canesten cream'],
      ['Miconazole cream', 'D01AC02', 'Daktarin cream'],
      ['Terbinafine cream', 'D01AE15', 'Lamisil cream'],
      ['Amorolfine', 'D01AE16', 'Loceryl'],
      ['Emollient cream', 'D02A', 'emollient, Cetraben, E45'],
      ['Salicylic acid', 'D02AF', 'wart gel'],
      ['Calcipotriol', 'D05AX02', 'calcipotriol with betamethasone, Dovonex, Dovobet, Enstilar'],
      ['Roflumilast cream', 'D05AX06', 'Zoryve'],
      ['Fusidic acid cream', 'D06AX01', 'Fusidin cream, Fucidin cream'],
      ['Hydrocortisone cream', 'D07AA02', 'Hc45'],
      ['Clobetasone', 'D07AB01', 'Eumovate'],
      ['Betamethasone cream', 'D07AC01', 'Betnovate, Fucibet'],
      ['Fluocinonide', 'D07AC08', 'fluocinolone, fluocinolone acetonide'],
      ['Mometasone cream', 'D07AC13', 'Elocon'],
      ['Clobetasol', 'D07AD01', 'Dermovate, Temovate'],
      ['Povidone-iodine', 'D08AG02', 'Betadine'],
      ['Azelaic acid', 'D10AX03', 'Finacea, Skinoren'],
      ['Minoxidil lotion', 'D11AX01', 'Regaine, Rogaine, topical minoxidil'],
      ['Ibuprofen gel', 'M02AA13', 'Nurofen gel, Ibugel'],
      ['Diclofenac gel', 'M02AA15', 'Voltarol gel, Voltarol Emulgel, Voltaren gel'],
      ['Chloramphenicol eye drops', 'S01AA01', 'Optrex Infected Eyes'],
      ['Fluorometholone', 'S01BA07'],
      ['Dorzolamide', 'S01EC03', 'Trusopt'],
      ['Brinzolamide', 'S01EC04', 'Azopt'],
      ['Latanoprost', 'S01EE01', 'latanoprost eye drops, Xalatan'],
      ['Bimatoprost', 'S01EE03', 'Lumigan'],
      ['Travoprost', 'S01EE04', 'Travatan'],
      ['Tafluprost', 'S01EE05', 'Saflutan'],
      ['Netarsudil', 'S01EX05', 'Rhokiinsa'],
      ['Hypromellose', 'S01KA02', 'artificial tears, eye lubricant'],
      ['Ranibizumab', 'S01LA04', 'Lucentis'],
      ['Faricimab', 'S01LA09', 'Vabysmo'],
      ['Ciclosporin eye drops', 'S01XA18', 'cyclosporine eye drops, Ikervis, Restasis'],
    ],
  ),
  ...takingNotByMouth(['hepatotoxic_drugs'], [['Collagenase', 'M09AB02', 'Xiaflex']]),
]
