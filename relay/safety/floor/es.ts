import type { Phrasings } from "./phrasings.ts";

export const es: Phrasings = {
  words: {
    will: "voy a | vy a | estoy a punto de | a punto de | he decidido | ya decidi | decidi | estoy decidida a | estoy decidido a | estoy lista para | estoy listo para | lista para | listo para | acabo de intentar | tengo pensado | ya tengo todo para | tengo todo listo para | tengo todo preparado para | planeo | tengo planeado | tengo un plan para | solo me falta",
    want: "quiero | necesito | voy a | tengo que | he decidido | decidi | ganas de",
    kill: "matarme | suicidarme | ahorcarme | quitarme la vida | acabar con mi vida | terminar con mi vida | poner fin a mi vida | cortarme las venas | cortarme las munecas | cortarme el cuello | pegarme un tiro | darme un tiro | meterme un tiro | meterme un balazo | darme un balazo | dispararme | volarme la cabeza | volarme los sesos | prenderme fuego | envenenarme | degollarme | asfixiarme | tirarme al tren | tirarme a las vias | tirarme al metro | tirarme del puente | tirarme de un puente | tirarme del balcon | tirarme del techo | tirarme de la azotea | tirarme por la ventana | tirarme por el balcon | tirarme al vacio | aventarme del | lanzarme del puente | lanzarme al vacio | lanzarme al tren | saltar del puente | saltar al vacio | saltar de la azotea | tomarme todas las pastillas | tragarme todas las pastillas | colgarme de la viga | colgarme del techo",
    meWill: "me voy a | me via | me estoy por | ya me voy a",
    meKill:
      "suicidar | ahorcar | quitar la vida | cortar las venas | cortar las munecas | cortar el cuello | pegar un tiro | dar un tiro | meter un tiro | meter un balazo | dar un balazo | pegar un balazo | pegar un corchazo | volar la cabeza | volar los sesos | prender fuego | envenenar | degollar | tirar al tren | tirar a las vias | tirar al metro | tirar del puente | tirar de un puente | tirar del balcon | tirar del techo | tirar de la azotea | tirar por la ventana | tirar por el balcon | tirar al vacio | aventar del puente | aventar al tren | aventar al metro | aventar de la azotea | lanzar del puente | lanzar al vacio | lanzar al tren | arrojar al tren | tomar todas las pastillas | tragar todas las pastillas | colgar de la viga | colgar del techo | colgar de un arbol | estrellar contra un camion | estrellar con el coche",
    killing:
      "me voy a matar | me mato | me suicido | me ahorco | me quito la vida | me pego un tiro | me pego el tiro | me meto un tiro | me disparo | me tiro a las vias | me tiro al tren | me tiro al metro | me tiro del puente | me tiro de un puente | me tiro del balcon | me tiro del techo | me tiro de la azotea | me tiro por la ventana | me tiro por el balcon | me tiro al vacio | me lanzo al vacio | me lanzo del puente | me lanzo al tren | me aviento del | me aviento al | me corto las venas | me corto el cuello | me vuelo la cabeza | me voy de este mundo | dejo de existir | acabo con mi vida | termino con mi vida | pongo fin a mi vida | salto del puente | salto al vacio | me tomo todas las pastillas | me trago todas las pastillas | me prendo fuego | me enveneno | me cuelgo de la viga | me cuelgo del techo | me cuelgo de un arbol",
    soon: "esta noche | hoy | hoy mismo | ahora | ahora mismo | ahorita | manana | esta tarde | en un rato | en una hora | en unos minutos | en cuanto | apenas | cuando todos | antes de que | esta madrugada | de madrugada | a medianoche | al amanecer | antes del amanecer | antes de manana | el lunes | el viernes | el sabado | el domingo | este finde | este fin de semana | cuando se | a las doce | cuando mi | el jueves | cuando duerman | cuando se duerman | ya esta decidido | ya lo decidi | lo tengo decidido | lo tengo todo listo | tengo todo listo | ya tengo todo | esta todo listo | escribi las cartas | deje las cartas | ya escribi",
    lethal:
      "la pistola | una pistola | el revolver | un revolver | la pistola de mi | el arma de mi | la soga | la escopeta de mi",
    took: "me tome | me he tomado | acabo de tomar | acabo de tomarme | me acabo de tomar | me acabo de tragar | me trague | me he tragado | acabo de tragarme | acabo de tragar | me bebi | me he bebido | acabo de beberme | me inyecte | me he inyectado | ingeri | he ingerido | tome | trague | me zampe | me las tome | me las trague | ya me tome | ya me trague | voy a tomarme | voy a tragarme | me voy a tomar | me voy a tragar | me estoy tomando | me estoy tragando | estoy tragandome | estoy tomandome | me meti | bebi | he bebido",
    dose: "todas las pastillas | todas las que quedaban | todas las que habia | todas mis pastillas | todas las pildoras | todos los comprimidos | todos mis comprimidos | todo el frasco | el frasco entero | un frasco entero | frasco completo | caja entera | blister entero | todo el blister | todo el bote | bote entero | un monton de pastillas | un punado de pastillas | muchas pastillas | demasiadas pastillas | las pastillas de golpe | dos cajas de | tres cajas de | dos blisters | tres blisters | cloro | lejia | raticida | matarratas | veneno | anticongelante | insecticida | pesticida | herbicida | lavandina | soda caustica | acido muriatico | folidol | toda la insulina | sobredosis | todos los calmantes | todos los somniferos | todo lo que habia en el botiquin | las de dormir de",
    many: "20 | 25 | 30 | 40 | 50 | 60 | 80 | 100 | veinte | veinticinco | treinta | cuarenta | cincuenta | sesenta | cien | un bote de | un frasco de | una caja de | una caja entera de | un blister de | medio frasco de | todo el frasco de | todas las | todos los | una sobredosis de | un monton de | un punado de",
    drug: "pastillas | pildoras | comprimidos | paracetamol | ibuprofeno | aspirinas | diazepam | valium | clonazepam | rivotril | lorazepam | alprazolam | trankimazin | orfidal | lexatin | zolpidem | tramadol | morfina | insulina | antidepresivos | ansioliticos | somniferos | calmantes | tranquilizantes | sertralina | quetiapina | amitriptilina | fluoxetina",
    means:
      "soga | cuerda | mecate | pistola | escopeta | revolver | fierro | pastillas | pildoras | veneno | raticida | navaja | bisturi | cuchilla | cuchillas | hojilla | gillette | hoja de afeitar | el cinturon | el arma | la horca",
    ready:
      "en la mano | en las manos | a mi lado | delante de mi | cargada | cargado | en la viga | a la viga | al cuello | en el cuello | amarrada | atada | colgada | en la sien | en la cabeza | en la boca | ya esta puesta | en el regazo | en las piernas | en la muneca | contra la muneca | encima de la cama | ya amarrada | esta lista | ya lista | y la botella de vodka | para acabar con todo | para no despertar | para matarme | para ahorcarme | para colgarme | para quitarme la vida",
    stand:
      "estoy | estoy sentada | estoy sentado | estoy parada | estoy parado | estoy de pie | me subi | me he subido | subida | subido | ya estoy | aqui estoy | sentada | sentado | parada | parado | me encuentro | acostada | acostado | tumbada | tumbado",
    edge: "en la baranda | en la barandilla | otro lado de la baranda | otro lado de la barandilla | en el pretil | en la cornisa | en las vias del | en medio de las vias | acostada en las vias | acostado en las vias | tumbada en las vias | tumbado en las vias | sobre las vias | borde del puente | borde del anden | borde de la azotea | borde del edificio | borde del tejado | borde del techo | borde del acantilado | borde del precipicio | fuera de la baranda | fuera de la barandilla | en el parapeto | en el alfeizar | en el barandal | con los pies colgando | lado de fuera | pies en el vacio | para tirarme del | pa tirarme del | para tirarme al tren | para saltar del | para lanzarme",
    place:
      "en el puente | en un puente | en la azotea | en el techo | en el tejado | en el balcon | en la terraza | en la ventana | en el anden | en el borde | en el viaducto | en el acantilado | encima de una silla | en una silla | sobre la silla | al puente | a la azotea | al tejado | al techo | arriba del edificio | en lo alto del",
    over: "voy a saltar | a saltar | voy a tirarme | me voy a tirar | me voy a lanzar | me voy a aventar | a tirarme | me tiro | me lanzo | me aviento | todo se acaba | se acaba todo | todo habra terminado | todo terminara | con la soga | con la cuerda al | me dejo caer | dejarme caer | me suelto",
    gone: "estare muerto cuando | estare muerta cuando | manana estare muerta | manana estare muerto | ya estare muerta | ya estare muerto | no estare viva | no estare vivo | no voy a estar viva | no voy a estar vivo | no voy a llegar a manana | nos vemos en la otra vida | de hoy no paso | de esta noche no paso | dile a mi madre que la amo | dile a mi mama que la | diganle a mi mama que la | diganle a mis hijos que | dile a mis hijos que los | digan a mis hijos que los | es mi ultima noche viva | mi ultima noche en este mundo | mi ultimo dia en este mundo | a encontrar muerto | a encontrar muerta | encuentren mi cuerpo | encuentres mi cuerpo | hallen mi cuerpo | quien me encuentre | ya no voy a despertar | no pienso despertar | no quiero despertar nunca mas | abri el gas y cerre | he abierto el gas y | abri la llave del gas y | me despido de este mundo | me despido de la vida | esta es mi despedida | hoy me muero por mi mano | perdonenme por lo que voy a hacer | perdoname por lo que voy a hacer | este es mi adios para siempre | este es mi ultimo adios",
    reading:
      "cuando lean esto | cuando leas esto | cuando leais esto | cuando alguien lea esto | cuando leas este mensaje | cuando lean este mensaje | cuando lean la carta | para cuando lean esto | para cuando leas esto | si estas leyendo esto | si estan leyendo esto | cuando encuentren esto",
    dead: "ya no estare | no estare | estare muerto | estare muerta | ya me habre ido | me habre ido | ya no voy a estar | yo ya no estare | habre muerto | ya no existire | ya sera tarde",
    bleed:
      "me acabo de cortar las venas | acabo de cortarme las venas | me corte las venas | me he cortado las venas | me abri las venas | me corte las munecas | me he cortado las munecas | la soga en el cuello | la pistola en la sien | la pistola en la cabeza | la pistola en la boca | me tome todo para | me las tome todas | me las trague todas | me las he tomado todas | me las he tragado todas | dedo en el gatillo | carta de suicidio | nota de suicidio | nota suicida | escribi mi carta de despedida | escribi las cartas de despedida | deje una carta de despedida | he dejado una carta de despedida | ya deje mi carta de despedida | me tome una sobredosis",
    hurt: "me estoy cortando | estoy cortandome | me estoy cortando los brazos | me acabo de cortar el brazo | me acabo de cortar los brazos | acabo de cortarme el brazo | acabo de cortarme los brazos | acabo de cortarme las piernas | me acabo de cortar las piernas | me acabo de cortar otra vez | acabo de cortarme otra vez | me estoy quemando con | me estoy quemando la piel | me acabo de quemar a proposito | me estoy haciendo dano ahora | me estoy lastimando ahora | no para de salir sangre | me voy a cortar los brazos | me voy a cortar otra vez | voy a cortarme otra vez | voy a cortarme los brazos | la cuchilla en el brazo | la navaja en el brazo | me clave el cuchillo | me acabo de apunalar",
    cut: "me corte | me he cortado | me acabo de cortar | acabo de cortarme | los cortes | el corte | mis brazos | el brazo | la muneca | las munecas | los muslos",
    bleeding:
      "no deja de sangrar | no dejan de sangrar | no para de sangrar | no paran de sangrar | sangra mucho | sangrando mucho | sangro mucho | no para la sangre | no puedo parar la sangre | muy hondo | muy profundo | demasiado profundo | demasiado hondo | mas hondo | mas profundo | se ve la grasa | se ve el hueso | hay sangre por todos lados | sangre por todas partes | mucha sangre",
    starve:
      "sin comer ni beber | laxantes | ayunando | no como desde hace | no como hace | no he comido en | dias sin comer | hace dias que no como | no he comido nada en | semana sin comer",
    faint:
      "me desmaye | me he desmayado | me desmayo | me estoy desmayando | perdi el conocimiento | me desvaneci | me duele el pecho | dolor en el pecho | dolor de pecho | el corazon se me | el corazon me late | taquicardia | no puedo levantarme | no me puedo levantar | no puedo ni levantarme | no siento las",
    attack:
      "me esta pegando | me esta golpeando | me esta ahorcando | me estan golpeando | me estan pegando | pateando la puerta | tirando la puerta | rompiendo la puerta | tumbando la puerta | golpeando la puerta y grita | me tiene agarrada | me agarro del cuello | me tiene del cuello | grita que me va a matar | dice que hoy me mata | dice que me va a matar hoy | me va a matar esta noche | me esta violando | acaba de violarme | me acaba de violar | me acaba de pegar | acaba de pegarme | me acaba de golpear | acaba de golpearme | me puso la pistola | me puso el cuchillo | me apunta con | me esta apuntando | me tiene encerrada en | me encerro con llave | me tiene encerrada y | no me deja salir de la casa | se quito el cinto | me esta persiguiendo con | me persigue con | me esta estrangulando | me esta asfixiando | me esta pateando | me esta arrastrando | quiere matarme y | esta pegando a mi madre | le esta pegando a mi mama | me rocio con gasolina | me amenaza con matarme | me encerro y dice",
    threat:
      "borracho | borracha | me persigue | me amenaza | gritando | grita | me espera | afuera de mi casa | entro | viene hacia mi | viene por mi | viene a por mi | mi ex esta afuera | mi ex esta en la puerta | mi ex grita",
    armed:
      "con el machete | con un machete | con un cuchillo | con el cuchillo | con la pistola | con una pistola | con la escopeta | con el arma | con un arma | con el hacha | con un bate | con gasolina | con un bidon | tiene la pistola | tiene una pistola | tiene un cuchillo | tiene un arma | trae un cuchillo | trae una pistola | agarro un cuchillo | agarro el cuchillo | saco un cuchillo | saco una pistola | saco la pistola | cogio un cuchillo | cogio el cuchillo | con el fierro | con un martillo | con una navaja",
    others:
      "lo apunalo | la apunalo | le clavo el | se lo clavo | le disparo a | le prendo fuego | le meto un tiro | le pego un tiro | le pego fuego a | le reviento la cabeza | le vuelo los sesos | les prendo fuego | le corto el cuello | le voy a disparar | lo voy a apunalar | la voy a apunalar | le voy a prender fuego | le voy a meter un tiro | le voy a pegar un tiro | le voy a clavar el | le voy a cortar el cuello | los mato a todos | voy a matarlos a todos | los voy a matar a todos | voy a apunalarlo | voy a apunalarla | voy a dispararle | voy a prenderle fuego | voy a quemarle la casa | le voy a quemar la casa | le quemo la casa | quemarlo vivo | voy a degollarlo | voy a estrangularla | voy a asfixiarlo | voy a ahogar al bebe | voy a matar al bebe | voy a matar a mis hijos",
    slay: "lo mato | la mato | lo voy a matar | la voy a matar | voy a matarlo | voy a matarla | los voy a matar | voy a matarlos | lo estoy esperando | la estoy esperando | a esperarlo | a esperarla | se va a morir | va a pagar",
    gun: "tengo la pistola | tengo una pistola | tengo el arma | tengo un arma | tengo el cuchillo | tengo un cuchillo | tengo la escopeta | tengo la navaja | llevo un cuchillo | llevo una navaja | llevo la pistola | traigo la pistola | traigo el cuchillo | traigo el fierro | con el cuchillo en la mano | con la pistola en la mano | compre una pistola | compre un cuchillo",
    wish: "quiero | solo quiero | queria | me gustaria | ganas de | tengo ganas de | pienso en | pensando en | he pensado en | pensado en | estoy pensando en | pienso mucho en | penso en | deseo | necesito | planteandome | me planteo | no dejo de pensar en | pensamientos de | la idea de | como",
    die: "me voy a matar | me quiero suicidar | me quiero quitar la vida | me quiero ahorcar | me quiero cortar las venas | solo quiero morirme | solo quiero morir | quiero estar muerta | quiero estar muerto | pienso en el suicidio | pensando en el suicidio | pensamientos suicidas | ideas suicidas | ideacion suicida | no quiero seguir viviendo | no quiero vivir mas | ya no quiero vivir | no quiero seguir viva | no quiero seguir vivo | no quiero existir | ya no quiero existir | ya no quiero seguir viviendo | quiero dejar de existir | quiero dejar de vivir | ojala estuviera muerta | ojala estuviera muerto | preferiria estar muerta | preferiria estar muerto | quiero desaparecer para siempre | quiero morirme de una vez | yo quiero morirme | quiero morirme",
    self: "me corto los brazos | me corto las piernas | me corto los muslos | me autolesiono | me he autolesionado | autolesionarme | me hago cortes | me quemo con | me quemo la piel | me lastimo a proposito | me hago dano a proposito | quiero cortarme | ganas de cortarme | quiero hacerme dano | ganas de hacerme dano | quiero lastimarme | ganas de lastimarme | volvi a cortarme | he vuelto a cortarme | volvi a cortar los brazos | me golpeo la cabeza contra | me corto con una cuchilla | me corto con una navaja | me corto con la cuchilla",
    hits: "me estranguló | me ahorcó | me apretó el cuello | me agarró del cuello | me ha estrangulado | me agarró el cuello | me pega | me golpea | me maltrata | me da palizas | me pega palizas | me viola | me patea | me ahorca | me abofetea | me amenaza de muerte | me amenaza con matarme | me toca por las noches | abusa de mi | me obliga a acostarme",
    abuser:
      "mi marido | mi esposo | mi novio | mi pareja | mi padre | mi papa | mi padrastro | mi madre | mi mama | mi ex | mi mujer | mi esposa | mi novia | mi tio | mi hermano | mi abuelo | el",
    purge:
      "me provoco el vomito | me provoco vomitos | me obligo a vomitar | vomito despues de cada comida | vomito despues de comer a proposito | vomito todo lo que como | me meto los dedos para vomitar | me meto los dedos en la garganta | me fuerzo a vomitar | me hago vomitar | me mato de hambre para adelgazar | vomitar todo lo que como | tomo laxantes para",
  },
  imminent: {
    suicide: [
      "[soon] ... [lethal]",
      "[lethal] ... [soon]",
      "tengo [lethal]",
      "[will] ... [kill]",
      "[meWill] ... [meKill]",
      "[want] [kill] ... [soon]",
      "[soon] ... [want] [kill]",
      "[killing] ... [soon]",
      "[soon] ... [killing]",
      "[took] ... [dose]",
      "[took] ... [many] [drug]",
      "[means] ... [ready]",
      "[stand] ... [edge]",
      "[stand] ... [place] ... [over]",
      "[gone]",
      "[reading] ... [dead]",
      "[bleed]",
    ],
    self_harm: ["[hurt]", "[cut] ... [bleeding]"],
    eating_disorder: ["vomito sangre", "vomitar sangre", "vomitando sangre", "[starve] ... [faint]"],
    abuse: ["[attack]", "[threat] ... [armed]"],
    harm_to_others: [
      "[soon] ... [others]",
      "su casa ... [armed]",
      "[armed] ... [others]",
      "[others] ... [armed]",
      "[others] ... [soon]",
      "[gun] ... [slay]",
      "[slay] ... [armed]",
    ],
  },
  active: {
    suicide: ["[wish] [kill]", "[die]"],
    self_harm: ["[self]"],
    abuse: ["[abuser] [hits]"],
    eating_disorder: ["[purge]"],
  },
  denials:
    "no voy a | no me voy a | no quiero | no pienso | no pienso en | no estoy pensando en | no tengo ganas de | no tengo intencion de | no tengo pensado | ni pienso en | decidido no [kill]",
  notAfter:
    "nunca | jamas | dijo que | cancion | novela | pelicula | peli | serie | juego | personaje | chiste | casi | hace anos | si no | cuando era | mi amigo | mi amiga | nivel | de risa | si me | si lo | hace como | paintball | caza | policia | teatro | plaga | control de plagas | libro | control de | presion | vitaminas | farmacia | iba a | estuve a punto | el ano pasado | un tipo que | un hombre que | una mujer que | documental | noticia | noticias | sone | sueno | pesadilla | mi perro | mi gato | sin querer | verguenza | que oso | que roche | examen | examenes | resaca",
  notBefore:
    "jaja | jajaja | de risa | en el juego | en la peli | en la novela | hace anos | broma | nivel | de agua | de silicona | de la verguenza | de verguenza | de hambre | caza | cucarachas | hormigas | ratas en | de pintura | de juguete | afeitar | escalar | tiro al blanco | secreta | a trabajar | trabajando | estudiando | estudiar | viendo | del tratamiento | del antibiotico | como dijo | de la manana | con el desayuno | de la presion | vitaminas | de la tiroide | de hoy | de la semana | en la farmacia | en el gym | en el gimnasio | de sueno | de calor | de amor | de ternura | de aburrimiento | de la risa | de pena ajena | paracaidas | puenting | tirolesa | piscina | cocinando | la cebolla | el dedo | afeitandome | rasurandome | sin querer | en el ajedrez | el pelo | el trabajo | xd | la resaca | de los nervios | por las nubes | si pierdo | si pierde | si suspendo | si no | la gripe | el resfriado | el catarro | un susto | un grito | un toque | la cruda | trafico | este calor | con este calor | vida de | vida sedentaria | hipoteca | deudas | plazos | alquiler | facturas | a correr | corriendo | entrenando | parapente | bungee | si vuelve | si vuelven | pelar | al jefe | a mi jefe | del trabajo | la almohada",
};
